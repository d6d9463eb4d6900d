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
ASSET(static_dialogs_js) = {
#embed "static/dialogs.js"
};
ASSET(static_form_js) = {
#embed "static/form.js"
};
ASSET(static_icon_svg) = {
#embed "static/icon.svg"
};
ASSET(static_icon_png) = {
#embed "static/icon.png"
};
ASSET(static_live_js) = {
#embed "static/live.js"
};
ASSET(static_map_css) = {
#embed "static/map.css"
};
ASSET(static_map_js) = {
#embed "static/map.js"
};
ASSET(static_map_layers_js) = {
#embed "static/map-layers.js"
};
ASSET(static_map_sheet_js) = {
#embed "static/map-sheet.js"
};
ASSET(static_quick_js) = {
#embed "static/quick.js"
};
ASSET(static_place_js) = {
#embed "static/place.js"
};

ASSET(templates_home_board) = {
#embed "templates/home_board.mustache"
};
ASSET(templates_task_card) = {
#embed "templates/task_card.mustache"
};
ASSET(templates_task_cards) = {
#embed "templates/task_cards.mustache"
};
ASSET(templates_home_empty) = {
#embed "templates/home_empty.mustache"
};
ASSET(templates_task_form) = {
#embed "templates/task_form.mustache"
};
ASSET(templates_task_form_page) = {
#embed "templates/task_form_page.mustache"
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
ASSET(templates_map) = {
#embed "templates/map.mustache"
};
ASSET(templates_place) = {
#embed "templates/place.mustache"
};
ASSET(templates_place_board) = {
#embed "templates/place_board.mustache"
};
ASSET(templates_place_form) = {
#embed "templates/place_form.mustache"
};
ASSET(templates_place_removal) = {
#embed "templates/place_removal.mustache"
};
ASSET(templates_problem) = {
#embed "templates/problem.mustache"
};
ASSET(templates_reminders) = {
#embed "templates/reminders.mustache"
};
ASSET(templates_several) = {
#embed "templates/several.mustache"
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

ASSET(openapi_json) = {
#embed "openapi.json"
};

#define CSS "text/css; charset=utf-8"
#define SCRIPT "text/javascript; charset=utf-8"
#define SVG "image/svg+xml"
#define TEMPLATE "text/x-mustache"

static const struct passby_web_asset assets[] = {
  {"app.css", CSS, static_app_css, sizeof static_app_css},
  {"app.js", SCRIPT, static_app_js, sizeof static_app_js},
  {"dialogs.js", SCRIPT, static_dialogs_js, sizeof static_dialogs_js},
  {"form.js", SCRIPT, static_form_js, sizeof static_form_js},
  {"icon.svg", SVG, static_icon_svg, sizeof static_icon_svg},
  {"icon.png", "image/png", static_icon_png, sizeof static_icon_png},
  {"live.js", SCRIPT, static_live_js, sizeof static_live_js},
  {"map.css", CSS, static_map_css, sizeof static_map_css},
  {"map.js", SCRIPT, static_map_js, sizeof static_map_js},
  {"map-layers.js", SCRIPT, static_map_layers_js, sizeof static_map_layers_js},
  {"map-sheet.js", SCRIPT, static_map_sheet_js, sizeof static_map_sheet_js},
  {"quick.js", SCRIPT, static_quick_js, sizeof static_quick_js},
  {"place.js", SCRIPT, static_place_js, sizeof static_place_js},
  {"home_board.mustache", TEMPLATE, templates_home_board, sizeof templates_home_board},
  {"task_card.mustache", TEMPLATE, templates_task_card, sizeof templates_task_card},
  {"task_cards.mustache", TEMPLATE, templates_task_cards, sizeof templates_task_cards},
  {"home_empty.mustache", TEMPLATE, templates_home_empty, sizeof templates_home_empty},
  {"task_form.mustache", TEMPLATE, templates_task_form, sizeof templates_task_form},
  {"task_form_page.mustache", TEMPLATE, templates_task_form_page, sizeof templates_task_form_page},
  {"history.mustache", TEMPLATE, templates_history, sizeof templates_history},
  {"home.mustache", TEMPLATE, templates_home, sizeof templates_home},
  {"icons.mustache", TEMPLATE, templates_icons, sizeof templates_icons},
  {"openapi.json", "application/json", openapi_json, sizeof openapi_json},
  {"layout.mustache", TEMPLATE, templates_layout, sizeof templates_layout},
  {"login.mustache", TEMPLATE, templates_login, sizeof templates_login},
  {"map.mustache", TEMPLATE, templates_map, sizeof templates_map},
  {"place.mustache", TEMPLATE, templates_place, sizeof templates_place},
  {"place_board.mustache", TEMPLATE, templates_place_board, sizeof templates_place_board},
  {"place_form.mustache", TEMPLATE, templates_place_form, sizeof templates_place_form},
  {"place_removal.mustache", TEMPLATE, templates_place_removal, sizeof templates_place_removal},
  {"problem.mustache", TEMPLATE, templates_problem, sizeof templates_problem},
  {"reminders.mustache", TEMPLATE, templates_reminders, sizeof templates_reminders},
  {"several.mustache", TEMPLATE, templates_several, sizeof templates_several},
  {"status.mustache", TEMPLATE, templates_status, sizeof templates_status},
  {"task.mustache", TEMPLATE, templates_task, sizeof templates_task},
  {"why.mustache", TEMPLATE, templates_why, sizeof templates_why},
};

const size_t passby_web_asset_count = sizeof assets / sizeof assets[0];

const struct passby_web_asset *passby_web_asset_at(size_t index) { return &assets[index]; }
