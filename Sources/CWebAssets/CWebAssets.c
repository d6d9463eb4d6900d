#include "CWebAssets.h"

// #embed (C23) puts a file's bytes between the braces.
#define ASSET(symbol) static const unsigned char symbol[]

ASSET(static_app_css) = {
#embed "static/app.css"
};

static const struct passby_web_asset assets[] = {
  {"app.css", "text/css; charset=utf-8", static_app_css, sizeof static_app_css},
};

const size_t passby_web_asset_count = sizeof assets / sizeof assets[0];

const struct passby_web_asset *passby_web_asset_at(size_t index) { return &assets[index]; }
