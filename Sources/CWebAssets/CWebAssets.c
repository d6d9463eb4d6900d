#include "CWebAssets.h"

// #embed (C23) puts a file's bytes between the braces. Each file is a block here and a line in the table below.
#pragma clang diagnostic ignored "-Wc23-extensions"
#define ASSET(symbol) static const unsigned char symbol[]

ASSET(static_app_css) = {
#embed "static/app.css"
};

ASSET(templates_layout) = {
#embed "templates/layout.mustache"
};
ASSET(templates_problem) = {
#embed "templates/problem.mustache"
};

#define CSS "text/css; charset=utf-8"
#define SCRIPT "text/javascript; charset=utf-8"
#define SVG "image/svg+xml"
#define TEMPLATE "text/x-mustache"

static const struct passby_web_asset assets[] = {
  {"app.css", CSS, static_app_css, sizeof static_app_css},
  {"layout.mustache", TEMPLATE, templates_layout, sizeof templates_layout},
  {"problem.mustache", TEMPLATE, templates_problem, sizeof templates_problem},
};

const size_t passby_web_asset_count = sizeof assets / sizeof assets[0];

const struct passby_web_asset *passby_web_asset_at(size_t index) { return &assets[index]; }
