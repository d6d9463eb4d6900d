#include "CWebAssets.h"

// #embed (C23) puts a file's bytes between the braces. Each file is a block here and a line in the table below.
#pragma clang diagnostic ignored "-Wc23-extensions"
#define ASSET(symbol) static const unsigned char symbol[]

ASSET(static_app_css) = {
#embed "static/app.css"
};
ASSET(static_app_js) = {
#embed "static/app.js"
};
ASSET(static_form_js) = {
#embed "static/form.js"
};
ASSET(static_icon_svg) = {
#embed "static/icon.svg"
};

ASSET(templates_board) = {
#embed "templates/board.mustache"
};
ASSET(templates_card) = {
#embed "templates/card.mustache"
};
ASSET(templates_cards) = {
#embed "templates/cards.mustache"
};
ASSET(templates_empty) = {
#embed "templates/empty.mustache"
};
ASSET(templates_form) = {
#embed "templates/form.mustache"
};
ASSET(templates_form_page) = {
#embed "templates/form_page.mustache"
};
ASSET(templates_history) = {
#embed "templates/history.mustache"
};
ASSET(templates_home) = {
#embed "templates/home.mustache"
};
ASSET(templates_icons) = {
#embed "templates/icons.mustache"
};
ASSET(templates_layout) = {
#embed "templates/layout.mustache"
};
ASSET(templates_login) = {
#embed "templates/login.mustache"
};
ASSET(templates_problem) = {
#embed "templates/problem.mustache"
};
ASSET(templates_reminders) = {
#embed "templates/reminders.mustache"
};
ASSET(templates_status) = {
#embed "templates/status.mustache"
};
ASSET(templates_task) = {
#embed "templates/task.mustache"
};
ASSET(templates_why) = {
#embed "templates/why.mustache"
};

#define CSS "text/css; charset=utf-8"
#define SCRIPT "text/javascript; charset=utf-8"
#define SVG "image/svg+xml"
#define TEMPLATE "text/x-mustache"

static const struct passby_web_asset assets[] = {
  {"app.css", CSS, static_app_css, sizeof static_app_css},
  {"app.js", SCRIPT, static_app_js, sizeof static_app_js},
  {"form.js", SCRIPT, static_form_js, sizeof static_form_js},
  {"icon.svg", SVG, static_icon_svg, sizeof static_icon_svg},
  {"board.mustache", TEMPLATE, templates_board, sizeof templates_board},
  {"card.mustache", TEMPLATE, templates_card, sizeof templates_card},
  {"cards.mustache", TEMPLATE, templates_cards, sizeof templates_cards},
  {"empty.mustache", TEMPLATE, templates_empty, sizeof templates_empty},
  {"form.mustache", TEMPLATE, templates_form, sizeof templates_form},
  {"form_page.mustache", TEMPLATE, templates_form_page, sizeof templates_form_page},
  {"history.mustache", TEMPLATE, templates_history, sizeof templates_history},
  {"home.mustache", TEMPLATE, templates_home, sizeof templates_home},
  {"icons.mustache", TEMPLATE, templates_icons, sizeof templates_icons},
  {"layout.mustache", TEMPLATE, templates_layout, sizeof templates_layout},
  {"login.mustache", TEMPLATE, templates_login, sizeof templates_login},
  {"problem.mustache", TEMPLATE, templates_problem, sizeof templates_problem},
  {"reminders.mustache", TEMPLATE, templates_reminders, sizeof templates_reminders},
  {"status.mustache", TEMPLATE, templates_status, sizeof templates_status},
  {"task.mustache", TEMPLATE, templates_task, sizeof templates_task},
  {"why.mustache", TEMPLATE, templates_why, sizeof templates_why},
};

const size_t passby_web_asset_count = sizeof assets / sizeof assets[0];

const struct passby_web_asset *passby_web_asset_at(size_t index) { return &assets[index]; }
