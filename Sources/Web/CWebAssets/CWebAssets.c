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
ASSET(static_sw_js) = {
#embed "static/sw.js"
};
ASSET(static_position_js) = {
#embed "static/position.js"
};
ASSET(static_offline_js) = {
#embed "static/offline.js"
};
ASSET(static_categories_js) = {
#embed "static/categories.js"
};
ASSET(static_dialogs_js) = {
#embed "static/dialogs.js"
};
ASSET(static_form_js) = {
#embed "static/form.js"
};
ASSET(static_category_icons_svg) = {
#embed "static/category-icons.svg"
};
ASSET(static_icon_pin_svg) = {
#embed "static/icon-pin.svg"
};
ASSET(static_icon_pin_png) = {
#embed "static/icon-pin.png"
};
ASSET(static_icon_bell_svg) = {
#embed "static/icon-bell.svg"
};
ASSET(static_icon_bell_png) = {
#embed "static/icon-bell.png"
};
ASSET(static_icon_cat_svg) = {
#embed "static/icon-cat.svg"
};
ASSET(static_icon_cat_png) = {
#embed "static/icon-cat.png"
};
ASSET(static_icon_compass_svg) = {
#embed "static/icon-compass.svg"
};
ASSET(static_icon_compass_png) = {
#embed "static/icon-compass.png"
};
ASSET(static_icon_heart_svg) = {
#embed "static/icon-heart.svg"
};
ASSET(static_icon_heart_png) = {
#embed "static/icon-heart.png"
};
ASSET(static_icon_house_svg) = {
#embed "static/icon-house.svg"
};
ASSET(static_icon_house_png) = {
#embed "static/icon-house.png"
};
ASSET(static_icon_leaf_svg) = {
#embed "static/icon-leaf.svg"
};
ASSET(static_icon_leaf_png) = {
#embed "static/icon-leaf.png"
};
ASSET(static_icon_star_svg) = {
#embed "static/icon-star.svg"
};
ASSET(static_icon_star_png) = {
#embed "static/icon-star.png"
};
ASSET(static_icon_sun_svg) = {
#embed "static/icon-sun.svg"
};
ASSET(static_icon_sun_png) = {
#embed "static/icon-sun.png"
};
ASSET(static_drawing_1_svg) = {
#embed "static/drawing-1.svg"
};
ASSET(static_drawing_2_svg) = {
#embed "static/drawing-2.svg"
};
ASSET(static_drawing_3_svg) = {
#embed "static/drawing-3.svg"
};
ASSET(static_drawing_4_svg) = {
#embed "static/drawing-4.svg"
};
ASSET(static_drawing_5_svg) = {
#embed "static/drawing-5.svg"
};
ASSET(static_keys_js) = {
#embed "static/keys.js"
};
ASSET(static_swipe_js) = {
#embed "static/swipe.js"
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
ASSET(static_journal_css) = {
#embed "static/journal.css"
};
ASSET(static_journal_js) = {
#embed "static/journal.js"
};
ASSET(templates_bucket) = {
#embed "templates/bucket.mustache"
};
ASSET(templates_journal) = {
#embed "templates/journal.mustache"
};
ASSET(templates_journal_grid) = {
#embed "templates/journal_grid.mustache"
};
ASSET(templates_journal_day) = {
#embed "templates/journal_day.mustache"
};
ASSET(templates_journal_photos) = {
#embed "templates/journal_photos.mustache"
};
ASSET(templates_habits) = {
#embed "templates/habits.mustache"
};
ASSET(templates_habit_box) = {
#embed "templates/habit_box.mustache"
};
ASSET(templates_notes) = {
#embed "templates/notes.mustache"
};
ASSET(static_plan_css) = {
#embed "static/plan.css"
};
ASSET(static_plan_js) = {
#embed "static/plan.js"
};
ASSET(static_quick_js) = {
#embed "static/quick.js"
};
ASSET(static_practice_js) = {
#embed "static/practice.js"
};
ASSET(static_practice_css) = {
#embed "static/practice.css"
};
ASSET(static_place_js) = {
#embed "static/place.js"
};
ASSET(static_photos_css) = {
#embed "static/photos.css"
};
ASSET(static_photos_js) = {
#embed "static/photos.js"
};
ASSET(static_reward_1_svg) = {
#embed "static/reward-1.svg"
};
ASSET(static_reward_2_svg) = {
#embed "static/reward-2.svg"
};
ASSET(static_reward_3_svg) = {
#embed "static/reward-3.svg"
};
ASSET(static_reward_4_svg) = {
#embed "static/reward-4.svg"
};

ASSET(templates_home_piece) = {
#embed "templates/home_piece.mustache"
};
ASSET(templates_home_search) = {
#embed "templates/home_search.mustache"
};
ASSET(templates_keys) = {
#embed "templates/keys.mustache"
};
ASSET(templates_keys_list) = {
#embed "templates/keys_list.mustache"
};
ASSET(templates_show_more) = {
#embed "templates/show_more.mustache"
};
ASSET(templates_task_rows) = {
#embed "templates/task_rows.mustache"
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
ASSET(templates_category_icon) = {
#embed "templates/category_icon.mustache"
};
ASSET(templates_day_done) = {
#embed "templates/day_done.mustache"
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
ASSET(templates_categories) = {
#embed "templates/categories.mustache"
};
ASSET(templates_device) = {
#embed "templates/device.mustache"
};
ASSET(templates_devices) = {
#embed "templates/devices.mustache"
};
ASSET(templates_category) = {
#embed "templates/category.mustache"
};
ASSET(templates_category_form) = {
#embed "templates/category_form.mustache"
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
ASSET(templates_form_state) = {
#embed "templates/form_state.mustache"
};

ASSET(templates_place_removal) = {
#embed "templates/place_removal.mustache"
};
ASSET(templates_plan) = {
#embed "templates/plan.mustache"
};
ASSET(templates_plan_menu) = {
#embed "templates/plan_menu.mustache"
};
ASSET(templates_problem) = {
#embed "templates/problem.mustache"
};
ASSET(templates_mood_faces) = {
#embed "templates/mood_faces.mustache"
};
ASSET(templates_mood_form) = {
#embed "templates/mood_form.mustache"
};
ASSET(templates_practice) = {
#embed "templates/practice.mustache"
};
ASSET(templates_practices) = {
#embed "templates/practices.mustache"
};
ASSET(templates_progress) = {
#embed "templates/progress.mustache"
};
ASSET(templates_reminders) = {
#embed "templates/reminders.mustache"
};
ASSET(templates_rest) = {
#embed "templates/rest.mustache"
};
ASSET(templates_several) = {
#embed "templates/several.mustache"
};
ASSET(templates_settings) = {
#embed "templates/settings.mustache"
};
ASSET(templates_map_question) = {
#embed "templates/map_question.mustache"
};
ASSET(templates_status) = {
#embed "templates/status.mustache"
};
ASSET(templates_task) = {
#embed "templates/task.mustache"
};
ASSET(templates_visit_cards) = {
#embed "templates/visit_cards.mustache"
};
ASSET(templates_visit_row) = {
#embed "templates/visit_row.mustache"
};
ASSET(templates_near_row) = {
#embed "templates/near_row.mustache"
};
ASSET(templates_place_page) = {
#embed "templates/place_page.mustache"
};
ASSET(templates_photos) = {
#embed "templates/photos.mustache"
};
ASSET(templates_photo_card) = {
#embed "templates/photo_card.mustache"
};
ASSET(templates_profile) = {
#embed "templates/profile.mustache"
};
ASSET(templates_reward) = {
#embed "templates/reward.mustache"
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
#define PNG "image/png"
#define TEMPLATE "text/x-mustache"

static const struct passby_web_asset assets[] = {
  {"app.css", CSS, static_app_css, sizeof static_app_css},
  {"app.js", SCRIPT, static_app_js, sizeof static_app_js},
  {"offline.js", SCRIPT, static_offline_js, sizeof static_offline_js},
  {"position.js", SCRIPT, static_position_js, sizeof static_position_js},
  {"sw.js", SCRIPT, static_sw_js, sizeof static_sw_js},
  {"categories.js", SCRIPT, static_categories_js, sizeof static_categories_js},
  {"dialogs.js", SCRIPT, static_dialogs_js, sizeof static_dialogs_js},
  {"form.js", SCRIPT, static_form_js, sizeof static_form_js},
  {"category-icons.svg", SVG, static_category_icons_svg, sizeof static_category_icons_svg},
  {"icon-pin.svg", SVG, static_icon_pin_svg, sizeof static_icon_pin_svg},
  {"icon-pin.png", PNG, static_icon_pin_png, sizeof static_icon_pin_png},
  {"icon-bell.svg", SVG, static_icon_bell_svg, sizeof static_icon_bell_svg},
  {"icon-bell.png", PNG, static_icon_bell_png, sizeof static_icon_bell_png},
  {"icon-cat.svg", SVG, static_icon_cat_svg, sizeof static_icon_cat_svg},
  {"icon-cat.png", PNG, static_icon_cat_png, sizeof static_icon_cat_png},
  {"icon-compass.svg", SVG, static_icon_compass_svg, sizeof static_icon_compass_svg},
  {"icon-compass.png", PNG, static_icon_compass_png, sizeof static_icon_compass_png},
  {"icon-heart.svg", SVG, static_icon_heart_svg, sizeof static_icon_heart_svg},
  {"icon-heart.png", PNG, static_icon_heart_png, sizeof static_icon_heart_png},
  {"icon-house.svg", SVG, static_icon_house_svg, sizeof static_icon_house_svg},
  {"icon-house.png", PNG, static_icon_house_png, sizeof static_icon_house_png},
  {"icon-leaf.svg", SVG, static_icon_leaf_svg, sizeof static_icon_leaf_svg},
  {"icon-leaf.png", PNG, static_icon_leaf_png, sizeof static_icon_leaf_png},
  {"icon-star.svg", SVG, static_icon_star_svg, sizeof static_icon_star_svg},
  {"icon-star.png", PNG, static_icon_star_png, sizeof static_icon_star_png},
  {"icon-sun.svg", SVG, static_icon_sun_svg, sizeof static_icon_sun_svg},
  {"icon-sun.png", PNG, static_icon_sun_png, sizeof static_icon_sun_png},
  {"drawing-1.svg", SVG, static_drawing_1_svg, sizeof static_drawing_1_svg},
  {"drawing-2.svg", SVG, static_drawing_2_svg, sizeof static_drawing_2_svg},
  {"drawing-3.svg", SVG, static_drawing_3_svg, sizeof static_drawing_3_svg},
  {"drawing-4.svg", SVG, static_drawing_4_svg, sizeof static_drawing_4_svg},
  {"drawing-5.svg", SVG, static_drawing_5_svg, sizeof static_drawing_5_svg},
  {"keys.js", SCRIPT, static_keys_js, sizeof static_keys_js},
  {"swipe.js", SCRIPT, static_swipe_js, sizeof static_swipe_js},
  {"live.js", SCRIPT, static_live_js, sizeof static_live_js},
  {"map.css", CSS, static_map_css, sizeof static_map_css},
  {"map.js", SCRIPT, static_map_js, sizeof static_map_js},
  {"map-layers.js", SCRIPT, static_map_layers_js, sizeof static_map_layers_js},
  {"map-sheet.js", SCRIPT, static_map_sheet_js, sizeof static_map_sheet_js},
  {"journal.css", CSS, static_journal_css, sizeof static_journal_css},
  {"journal.js", SCRIPT, static_journal_js, sizeof static_journal_js},
  {"bucket.mustache", TEMPLATE, templates_bucket, sizeof templates_bucket},
  {"journal.mustache", TEMPLATE, templates_journal, sizeof templates_journal},
  {"journal_grid.mustache", TEMPLATE, templates_journal_grid, sizeof templates_journal_grid},
  {"journal_day.mustache", TEMPLATE, templates_journal_day, sizeof templates_journal_day},
  {"journal_photos.mustache", TEMPLATE, templates_journal_photos, sizeof templates_journal_photos},
  {"habits.mustache", TEMPLATE, templates_habits, sizeof templates_habits},
  {"habit_box.mustache", TEMPLATE, templates_habit_box, sizeof templates_habit_box},
  {"notes.mustache", TEMPLATE, templates_notes, sizeof templates_notes},
  {"plan.css", CSS, static_plan_css, sizeof static_plan_css},
  {"plan.js", SCRIPT, static_plan_js, sizeof static_plan_js},
  {"quick.js", SCRIPT, static_quick_js, sizeof static_quick_js},
  {"practice.js", SCRIPT, static_practice_js, sizeof static_practice_js},
  {"practice.css", CSS, static_practice_css, sizeof static_practice_css},
  {"place.js", SCRIPT, static_place_js, sizeof static_place_js},
  {"photos.css", CSS, static_photos_css, sizeof static_photos_css},
  {"photos.js", SCRIPT, static_photos_js, sizeof static_photos_js},
  {"reward-1.svg", SVG, static_reward_1_svg, sizeof static_reward_1_svg},
  {"reward-2.svg", SVG, static_reward_2_svg, sizeof static_reward_2_svg},
  {"reward-3.svg", SVG, static_reward_3_svg, sizeof static_reward_3_svg},
  {"reward-4.svg", SVG, static_reward_4_svg, sizeof static_reward_4_svg},
  {"photos.mustache", TEMPLATE, templates_photos, sizeof templates_photos},
  {"photo_card.mustache", TEMPLATE, templates_photo_card, sizeof templates_photo_card},
  {"profile.mustache", TEMPLATE, templates_profile, sizeof templates_profile},
  {"reward.mustache", TEMPLATE, templates_reward, sizeof templates_reward},
  {"home_piece.mustache", TEMPLATE, templates_home_piece, sizeof templates_home_piece},
  {"home_search.mustache", TEMPLATE, templates_home_search, sizeof templates_home_search},
  {"keys.mustache", TEMPLATE, templates_keys, sizeof templates_keys},
  {"keys_list.mustache", TEMPLATE, templates_keys_list, sizeof templates_keys_list},
  {"show_more.mustache", TEMPLATE, templates_show_more, sizeof templates_show_more},
  {"task_rows.mustache", TEMPLATE, templates_task_rows, sizeof templates_task_rows},
  {"home_board.mustache", TEMPLATE, templates_home_board, sizeof templates_home_board},
  {"task_card.mustache", TEMPLATE, templates_task_card, sizeof templates_task_card},
  {"task_cards.mustache", TEMPLATE, templates_task_cards, sizeof templates_task_cards},
  {"category_icon.mustache", TEMPLATE, templates_category_icon, sizeof templates_category_icon},
  {"day_done.mustache", TEMPLATE, templates_day_done, sizeof templates_day_done},
  {"home_empty.mustache", TEMPLATE, templates_home_empty, sizeof templates_home_empty},
  {"task_form.mustache", TEMPLATE, templates_task_form, sizeof templates_task_form},
  {"task_form_page.mustache", TEMPLATE, templates_task_form_page, sizeof templates_task_form_page},
  {"categories.mustache", TEMPLATE, templates_categories, sizeof templates_categories},
  {"device.mustache", TEMPLATE, templates_device, sizeof templates_device},
  {"devices.mustache", TEMPLATE, templates_devices, sizeof templates_devices},
  {"category.mustache", TEMPLATE, templates_category, sizeof templates_category},
  {"category_form.mustache", TEMPLATE, templates_category_form, sizeof templates_category_form},
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
  {"form_state.mustache", TEMPLATE, templates_form_state, sizeof templates_form_state},
  {"place_removal.mustache", TEMPLATE, templates_place_removal, sizeof templates_place_removal},
  {"plan.mustache", TEMPLATE, templates_plan, sizeof templates_plan},
  {"plan_menu.mustache", TEMPLATE, templates_plan_menu, sizeof templates_plan_menu},
  {"problem.mustache", TEMPLATE, templates_problem, sizeof templates_problem},
  {"mood_faces.mustache", TEMPLATE, templates_mood_faces, sizeof templates_mood_faces},
  {"mood_form.mustache", TEMPLATE, templates_mood_form, sizeof templates_mood_form},
  {"practice.mustache", TEMPLATE, templates_practice, sizeof templates_practice},
  {"practices.mustache", TEMPLATE, templates_practices, sizeof templates_practices},
  {"progress.mustache", TEMPLATE, templates_progress, sizeof templates_progress},
  {"reminders.mustache", TEMPLATE, templates_reminders, sizeof templates_reminders},
  {"rest.mustache", TEMPLATE, templates_rest, sizeof templates_rest},
  {"several.mustache", TEMPLATE, templates_several, sizeof templates_several},
  {"settings.mustache", TEMPLATE, templates_settings, sizeof templates_settings},
  {"map_question.mustache", TEMPLATE, templates_map_question, sizeof templates_map_question},
  {"status.mustache", TEMPLATE, templates_status, sizeof templates_status},
  {"task.mustache", TEMPLATE, templates_task, sizeof templates_task},
  {"visit_cards.mustache", TEMPLATE, templates_visit_cards, sizeof templates_visit_cards},
  {"visit_row.mustache", TEMPLATE, templates_visit_row, sizeof templates_visit_row},
  {"near_row.mustache", TEMPLATE, templates_near_row, sizeof templates_near_row},
  {"place_page.mustache", TEMPLATE, templates_place_page, sizeof templates_place_page},
  {"why.mustache", TEMPLATE, templates_why, sizeof templates_why},
};

const size_t passby_web_asset_count = sizeof assets / sizeof assets[0];

const struct passby_web_asset *passby_web_asset_at(size_t index) { return &assets[index]; }
