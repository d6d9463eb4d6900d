// "make assets" writes this file from the folders static and templates, and openapi.json.
#include "CWebAssets.h"

// #embed (C23) puts a file's bytes between the braces.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char file_0[] = {
#embed "openapi.json"
};

static const unsigned char file_1[] = {
#embed "static/app.css"
};

static const unsigned char file_2[] = {
#embed "static/app.js"
};

static const unsigned char file_3[] = {
#embed "static/categories.js"
};

static const unsigned char file_4[] = {
#embed "static/category-icons.svg"
};

static const unsigned char file_5[] = {
#embed "static/charts.css"
};

static const unsigned char file_6[] = {
#embed "static/charts.js"
};

static const unsigned char file_7[] = {
#embed "static/checklist.css"
};

static const unsigned char file_8[] = {
#embed "static/copy.js"
};

static const unsigned char file_9[] = {
#embed "static/date.js"
};

static const unsigned char file_10[] = {
#embed "static/dialogs.js"
};

static const unsigned char file_11[] = {
#embed "static/drawing-1.svg"
};

static const unsigned char file_12[] = {
#embed "static/drawing-2.svg"
};

static const unsigned char file_13[] = {
#embed "static/drawing-3.svg"
};

static const unsigned char file_14[] = {
#embed "static/drawing-4.svg"
};

static const unsigned char file_15[] = {
#embed "static/drawing-5.svg"
};

static const unsigned char file_16[] = {
#embed "static/find.js"
};

static const unsigned char file_17[] = {
#embed "static/form.css"
};

static const unsigned char file_18[] = {
#embed "static/form.js"
};

static const unsigned char file_19[] = {
#embed "static/habits.js"
};

static const unsigned char file_20[] = {
#embed "static/history.css"
};

static const unsigned char file_21[] = {
#embed "static/home.css"
};

static const unsigned char file_22[] = {
#embed "static/icon-bell.png"
};

static const unsigned char file_23[] = {
#embed "static/icon-bell.svg"
};

static const unsigned char file_24[] = {
#embed "static/icon-cat.png"
};

static const unsigned char file_25[] = {
#embed "static/icon-cat.svg"
};

static const unsigned char file_26[] = {
#embed "static/icon-compass.png"
};

static const unsigned char file_27[] = {
#embed "static/icon-compass.svg"
};

static const unsigned char file_28[] = {
#embed "static/icon-heart.png"
};

static const unsigned char file_29[] = {
#embed "static/icon-heart.svg"
};

static const unsigned char file_30[] = {
#embed "static/icon-house.png"
};

static const unsigned char file_31[] = {
#embed "static/icon-house.svg"
};

static const unsigned char file_32[] = {
#embed "static/icon-leaf.png"
};

static const unsigned char file_33[] = {
#embed "static/icon-leaf.svg"
};

static const unsigned char file_34[] = {
#embed "static/icon-pin.png"
};

static const unsigned char file_35[] = {
#embed "static/icon-pin.svg"
};

static const unsigned char file_36[] = {
#embed "static/icon-star.png"
};

static const unsigned char file_37[] = {
#embed "static/icon-star.svg"
};

static const unsigned char file_38[] = {
#embed "static/icon-sun.png"
};

static const unsigned char file_39[] = {
#embed "static/icon-sun.svg"
};

static const unsigned char file_40[] = {
#embed "static/journal.css"
};

static const unsigned char file_41[] = {
#embed "static/journal.js"
};

static const unsigned char file_42[] = {
#embed "static/keys.js"
};

static const unsigned char file_43[] = {
#embed "static/line.js"
};

static const unsigned char file_44[] = {
#embed "static/live.js"
};

static const unsigned char file_45[] = {
#embed "static/login.js"
};

static const unsigned char file_46[] = {
#embed "static/map-layers.js"
};

static const unsigned char file_47[] = {
#embed "static/map-sheet.js"
};

static const unsigned char file_48[] = {
#embed "static/map.css"
};

static const unsigned char file_49[] = {
#embed "static/map.js"
};

static const unsigned char file_50[] = {
#embed "static/offline.js"
};

static const unsigned char file_51[] = {
#embed "static/photos.css"
};

static const unsigned char file_52[] = {
#embed "static/photos.js"
};

static const unsigned char file_53[] = {
#embed "static/place.js"
};

static const unsigned char file_54[] = {
#embed "static/plan.css"
};

static const unsigned char file_55[] = {
#embed "static/plan.js"
};

static const unsigned char file_56[] = {
#embed "static/position.js"
};

static const unsigned char file_57[] = {
#embed "static/practice.css"
};

static const unsigned char file_58[] = {
#embed "static/practice.js"
};

static const unsigned char file_59[] = {
#embed "static/quick.js"
};

static const unsigned char file_60[] = {
#embed "static/reward-1.svg"
};

static const unsigned char file_61[] = {
#embed "static/reward-2.svg"
};

static const unsigned char file_62[] = {
#embed "static/reward-3.svg"
};

static const unsigned char file_63[] = {
#embed "static/reward-4.svg"
};

static const unsigned char file_64[] = {
#embed "static/screenshot-narrow.png"
};

static const unsigned char file_65[] = {
#embed "static/screenshot-wide.png"
};

static const unsigned char file_66[] = {
#embed "static/settings.css"
};

static const unsigned char file_67[] = {
#embed "static/settings.js"
};

static const unsigned char file_68[] = {
#embed "static/sw.js"
};

static const unsigned char file_69[] = {
#embed "static/swipe.js"
};

static const unsigned char file_70[] = {
#embed "static/weeks.css"
};

static const unsigned char file_71[] = {
#embed "static/weeks.js"
};

static const unsigned char file_72[] = {
#embed "static/welcome.css"
};

static const unsigned char file_73[] = {
#embed "static/welcome.js"
};

static const unsigned char file_74[] = {
#embed "static/world.js"
};

static const unsigned char file_75[] = {
#embed "static/world.json"
};

static const unsigned char file_76[] = {
#embed "templates/bucket.mustache"
};

static const unsigned char file_77[] = {
#embed "templates/categories.mustache"
};

static const unsigned char file_78[] = {
#embed "templates/category.mustache"
};

static const unsigned char file_79[] = {
#embed "templates/category_form.mustache"
};

static const unsigned char file_80[] = {
#embed "templates/category_icon.mustache"
};

static const unsigned char file_81[] = {
#embed "templates/chart.mustache"
};

static const unsigned char file_82[] = {
#embed "templates/checklist.mustache"
};

static const unsigned char file_83[] = {
#embed "templates/copied.mustache"
};

static const unsigned char file_84[] = {
#embed "templates/date_field.mustache"
};

static const unsigned char file_85[] = {
#embed "templates/day_done.mustache"
};

static const unsigned char file_86[] = {
#embed "templates/device.mustache"
};

static const unsigned char file_87[] = {
#embed "templates/devices.mustache"
};

static const unsigned char file_88[] = {
#embed "templates/empty.mustache"
};

static const unsigned char file_89[] = {
#embed "templates/exchange.mustache"
};

static const unsigned char file_90[] = {
#embed "templates/face.mustache"
};

static const unsigned char file_91[] = {
#embed "templates/form_state.mustache"
};

static const unsigned char file_92[] = {
#embed "templates/found_places.mustache"
};

static const unsigned char file_93[] = {
#embed "templates/habit_box.mustache"
};

static const unsigned char file_94[] = {
#embed "templates/habit_counter.mustache"
};

static const unsigned char file_95[] = {
#embed "templates/habit_row.mustache"
};

static const unsigned char file_96[] = {
#embed "templates/habits.mustache"
};

static const unsigned char file_97[] = {
#embed "templates/history.mustache"
};

static const unsigned char file_98[] = {
#embed "templates/home.mustache"
};

static const unsigned char file_99[] = {
#embed "templates/home_board.mustache"
};

static const unsigned char file_100[] = {
#embed "templates/home_link.mustache"
};

static const unsigned char file_101[] = {
#embed "templates/home_piece.mustache"
};

static const unsigned char file_102[] = {
#embed "templates/home_rows.mustache"
};

static const unsigned char file_103[] = {
#embed "templates/home_table.mustache"
};

static const unsigned char file_104[] = {
#embed "templates/home_tools.mustache"
};

static const unsigned char file_105[] = {
#embed "templates/home_top.mustache"
};

static const unsigned char file_106[] = {
#embed "templates/icons.mustache"
};

static const unsigned char file_107[] = {
#embed "templates/journal.mustache"
};

static const unsigned char file_108[] = {
#embed "templates/journal_day.mustache"
};

static const unsigned char file_109[] = {
#embed "templates/journal_grid.mustache"
};

static const unsigned char file_110[] = {
#embed "templates/journal_held.mustache"
};

static const unsigned char file_111[] = {
#embed "templates/journal_photos.mustache"
};

static const unsigned char file_112[] = {
#embed "templates/journal_steps.mustache"
};

static const unsigned char file_113[] = {
#embed "templates/keys.mustache"
};

static const unsigned char file_114[] = {
#embed "templates/keys_list.mustache"
};

static const unsigned char file_115[] = {
#embed "templates/layout.mustache"
};

static const unsigned char file_116[] = {
#embed "templates/let_phones_in.mustache"
};

static const unsigned char file_117[] = {
#embed "templates/login.mustache"
};

static const unsigned char file_118[] = {
#embed "templates/lookback.mustache"
};

static const unsigned char file_119[] = {
#embed "templates/lookback_badges.mustache"
};

static const unsigned char file_120[] = {
#embed "templates/lookback_done.mustache"
};

static const unsigned char file_121[] = {
#embed "templates/lookback_habits.mustache"
};

static const unsigned char file_122[] = {
#embed "templates/lookback_mood.mustache"
};

static const unsigned char file_123[] = {
#embed "templates/lookback_year.mustache"
};

static const unsigned char file_124[] = {
#embed "templates/map.mustache"
};

static const unsigned char file_125[] = {
#embed "templates/map_question.mustache"
};

static const unsigned char file_126[] = {
#embed "templates/medal.mustache"
};

static const unsigned char file_127[] = {
#embed "templates/mood_faces.mustache"
};

static const unsigned char file_128[] = {
#embed "templates/mood_form.mustache"
};

static const unsigned char file_129[] = {
#embed "templates/network.mustache"
};

static const unsigned char file_130[] = {
#embed "templates/notes.mustache"
};

static const unsigned char file_131[] = {
#embed "templates/page_head.mustache"
};

static const unsigned char file_132[] = {
#embed "templates/past_row.mustache"
};

static const unsigned char file_133[] = {
#embed "templates/photo_card.mustache"
};

static const unsigned char file_134[] = {
#embed "templates/photos.mustache"
};

static const unsigned char file_135[] = {
#embed "templates/place.mustache"
};

static const unsigned char file_136[] = {
#embed "templates/place_board.mustache"
};

static const unsigned char file_137[] = {
#embed "templates/place_form.mustache"
};

static const unsigned char file_138[] = {
#embed "templates/place_page.mustache"
};

static const unsigned char file_139[] = {
#embed "templates/place_removal.mustache"
};

static const unsigned char file_140[] = {
#embed "templates/places.mustache"
};

static const unsigned char file_141[] = {
#embed "templates/plan.mustache"
};

static const unsigned char file_142[] = {
#embed "templates/plan_menu.mustache"
};

static const unsigned char file_143[] = {
#embed "templates/practice.mustache"
};

static const unsigned char file_144[] = {
#embed "templates/practices.mustache"
};

static const unsigned char file_145[] = {
#embed "templates/problem.mustache"
};

static const unsigned char file_146[] = {
#embed "templates/profile.mustache"
};

static const unsigned char file_147[] = {
#embed "templates/rest.mustache"
};

static const unsigned char file_148[] = {
#embed "templates/reward.mustache"
};

static const unsigned char file_149[] = {
#embed "templates/search.mustache"
};

static const unsigned char file_150[] = {
#embed "templates/search_found.mustache"
};

static const unsigned char file_151[] = {
#embed "templates/settings.mustache"
};

static const unsigned char file_152[] = {
#embed "templates/settings_field.mustache"
};

static const unsigned char file_153[] = {
#embed "templates/settings_keys.mustache"
};

static const unsigned char file_154[] = {
#embed "templates/settings_section.mustache"
};

static const unsigned char file_155[] = {
#embed "templates/several.mustache"
};

static const unsigned char file_156[] = {
#embed "templates/show_more.mustache"
};

static const unsigned char file_157[] = {
#embed "templates/snooze_choices.mustache"
};

static const unsigned char file_158[] = {
#embed "templates/status.mustache"
};

static const unsigned char file_159[] = {
#embed "templates/streak_row.mustache"
};

static const unsigned char file_160[] = {
#embed "templates/task.mustache"
};

static const unsigned char file_161[] = {
#embed "templates/task_actions.mustache"
};

static const unsigned char file_162[] = {
#embed "templates/task_bar.mustache"
};

static const unsigned char file_163[] = {
#embed "templates/task_boxes.mustache"
};

static const unsigned char file_164[] = {
#embed "templates/task_card.mustache"
};

static const unsigned char file_165[] = {
#embed "templates/task_cards.mustache"
};

static const unsigned char file_166[] = {
#embed "templates/task_checklist.mustache"
};

static const unsigned char file_167[] = {
#embed "templates/task_choice.mustache"
};

static const unsigned char file_168[] = {
#embed "templates/task_field.mustache"
};

static const unsigned char file_169[] = {
#embed "templates/task_form.mustache"
};

static const unsigned char file_170[] = {
#embed "templates/task_form_page.mustache"
};

static const unsigned char file_171[] = {
#embed "templates/task_leads.mustache"
};

static const unsigned char file_172[] = {
#embed "templates/task_line.mustache"
};

static const unsigned char file_173[] = {
#embed "templates/task_lines.mustache"
};

static const unsigned char file_174[] = {
#embed "templates/task_menu.mustache"
};

static const unsigned char file_175[] = {
#embed "templates/task_name.mustache"
};

static const unsigned char file_176[] = {
#embed "templates/task_ring.mustache"
};

static const unsigned char file_177[] = {
#embed "templates/task_spots.mustache"
};

static const unsigned char file_178[] = {
#embed "templates/task_times.mustache"
};

static const unsigned char file_179[] = {
#embed "templates/task_when.mustache"
};

static const unsigned char file_180[] = {
#embed "templates/timeline.mustache"
};

static const unsigned char file_181[] = {
#embed "templates/weeks.mustache"
};

static const unsigned char file_182[] = {
#embed "templates/weeks_row.mustache"
};

static const unsigned char file_183[] = {
#embed "templates/welcome.mustache"
};

static const unsigned char file_184[] = {
#embed "templates/welcome_line.mustache"
};

static const unsigned char file_185[] = {
#embed "templates/welcome_question.mustache"
};

static const unsigned char file_186[] = {
#embed "templates/welcome_templates.mustache"
};

static const struct passby_web_asset assets[] = {
  {"openapi.json", "application/json", file_0, sizeof file_0},
  {"app.css", "text/css; charset=utf-8", file_1, sizeof file_1},
  {"app.js", "text/javascript; charset=utf-8", file_2, sizeof file_2},
  {"categories.js", "text/javascript; charset=utf-8", file_3, sizeof file_3},
  {"category-icons.svg", "image/svg+xml", file_4, sizeof file_4},
  {"charts.css", "text/css; charset=utf-8", file_5, sizeof file_5},
  {"charts.js", "text/javascript; charset=utf-8", file_6, sizeof file_6},
  {"checklist.css", "text/css; charset=utf-8", file_7, sizeof file_7},
  {"copy.js", "text/javascript; charset=utf-8", file_8, sizeof file_8},
  {"date.js", "text/javascript; charset=utf-8", file_9, sizeof file_9},
  {"dialogs.js", "text/javascript; charset=utf-8", file_10, sizeof file_10},
  {"drawing-1.svg", "image/svg+xml", file_11, sizeof file_11},
  {"drawing-2.svg", "image/svg+xml", file_12, sizeof file_12},
  {"drawing-3.svg", "image/svg+xml", file_13, sizeof file_13},
  {"drawing-4.svg", "image/svg+xml", file_14, sizeof file_14},
  {"drawing-5.svg", "image/svg+xml", file_15, sizeof file_15},
  {"find.js", "text/javascript; charset=utf-8", file_16, sizeof file_16},
  {"form.css", "text/css; charset=utf-8", file_17, sizeof file_17},
  {"form.js", "text/javascript; charset=utf-8", file_18, sizeof file_18},
  {"habits.js", "text/javascript; charset=utf-8", file_19, sizeof file_19},
  {"history.css", "text/css; charset=utf-8", file_20, sizeof file_20},
  {"home.css", "text/css; charset=utf-8", file_21, sizeof file_21},
  {"icon-bell.png", "image/png", file_22, sizeof file_22},
  {"icon-bell.svg", "image/svg+xml", file_23, sizeof file_23},
  {"icon-cat.png", "image/png", file_24, sizeof file_24},
  {"icon-cat.svg", "image/svg+xml", file_25, sizeof file_25},
  {"icon-compass.png", "image/png", file_26, sizeof file_26},
  {"icon-compass.svg", "image/svg+xml", file_27, sizeof file_27},
  {"icon-heart.png", "image/png", file_28, sizeof file_28},
  {"icon-heart.svg", "image/svg+xml", file_29, sizeof file_29},
  {"icon-house.png", "image/png", file_30, sizeof file_30},
  {"icon-house.svg", "image/svg+xml", file_31, sizeof file_31},
  {"icon-leaf.png", "image/png", file_32, sizeof file_32},
  {"icon-leaf.svg", "image/svg+xml", file_33, sizeof file_33},
  {"icon-pin.png", "image/png", file_34, sizeof file_34},
  {"icon-pin.svg", "image/svg+xml", file_35, sizeof file_35},
  {"icon-star.png", "image/png", file_36, sizeof file_36},
  {"icon-star.svg", "image/svg+xml", file_37, sizeof file_37},
  {"icon-sun.png", "image/png", file_38, sizeof file_38},
  {"icon-sun.svg", "image/svg+xml", file_39, sizeof file_39},
  {"journal.css", "text/css; charset=utf-8", file_40, sizeof file_40},
  {"journal.js", "text/javascript; charset=utf-8", file_41, sizeof file_41},
  {"keys.js", "text/javascript; charset=utf-8", file_42, sizeof file_42},
  {"line.js", "text/javascript; charset=utf-8", file_43, sizeof file_43},
  {"live.js", "text/javascript; charset=utf-8", file_44, sizeof file_44},
  {"login.js", "text/javascript; charset=utf-8", file_45, sizeof file_45},
  {"map-layers.js", "text/javascript; charset=utf-8", file_46, sizeof file_46},
  {"map-sheet.js", "text/javascript; charset=utf-8", file_47, sizeof file_47},
  {"map.css", "text/css; charset=utf-8", file_48, sizeof file_48},
  {"map.js", "text/javascript; charset=utf-8", file_49, sizeof file_49},
  {"offline.js", "text/javascript; charset=utf-8", file_50, sizeof file_50},
  {"photos.css", "text/css; charset=utf-8", file_51, sizeof file_51},
  {"photos.js", "text/javascript; charset=utf-8", file_52, sizeof file_52},
  {"place.js", "text/javascript; charset=utf-8", file_53, sizeof file_53},
  {"plan.css", "text/css; charset=utf-8", file_54, sizeof file_54},
  {"plan.js", "text/javascript; charset=utf-8", file_55, sizeof file_55},
  {"position.js", "text/javascript; charset=utf-8", file_56, sizeof file_56},
  {"practice.css", "text/css; charset=utf-8", file_57, sizeof file_57},
  {"practice.js", "text/javascript; charset=utf-8", file_58, sizeof file_58},
  {"quick.js", "text/javascript; charset=utf-8", file_59, sizeof file_59},
  {"reward-1.svg", "image/svg+xml", file_60, sizeof file_60},
  {"reward-2.svg", "image/svg+xml", file_61, sizeof file_61},
  {"reward-3.svg", "image/svg+xml", file_62, sizeof file_62},
  {"reward-4.svg", "image/svg+xml", file_63, sizeof file_63},
  {"screenshot-narrow.png", "image/png", file_64, sizeof file_64},
  {"screenshot-wide.png", "image/png", file_65, sizeof file_65},
  {"settings.css", "text/css; charset=utf-8", file_66, sizeof file_66},
  {"settings.js", "text/javascript; charset=utf-8", file_67, sizeof file_67},
  {"sw.js", "text/javascript; charset=utf-8", file_68, sizeof file_68},
  {"swipe.js", "text/javascript; charset=utf-8", file_69, sizeof file_69},
  {"weeks.css", "text/css; charset=utf-8", file_70, sizeof file_70},
  {"weeks.js", "text/javascript; charset=utf-8", file_71, sizeof file_71},
  {"welcome.css", "text/css; charset=utf-8", file_72, sizeof file_72},
  {"welcome.js", "text/javascript; charset=utf-8", file_73, sizeof file_73},
  {"world.js", "text/javascript; charset=utf-8", file_74, sizeof file_74},
  {"world.json", "application/json", file_75, sizeof file_75},
  {"bucket.mustache", "text/x-mustache", file_76, sizeof file_76},
  {"categories.mustache", "text/x-mustache", file_77, sizeof file_77},
  {"category.mustache", "text/x-mustache", file_78, sizeof file_78},
  {"category_form.mustache", "text/x-mustache", file_79, sizeof file_79},
  {"category_icon.mustache", "text/x-mustache", file_80, sizeof file_80},
  {"chart.mustache", "text/x-mustache", file_81, sizeof file_81},
  {"checklist.mustache", "text/x-mustache", file_82, sizeof file_82},
  {"copied.mustache", "text/x-mustache", file_83, sizeof file_83},
  {"date_field.mustache", "text/x-mustache", file_84, sizeof file_84},
  {"day_done.mustache", "text/x-mustache", file_85, sizeof file_85},
  {"device.mustache", "text/x-mustache", file_86, sizeof file_86},
  {"devices.mustache", "text/x-mustache", file_87, sizeof file_87},
  {"empty.mustache", "text/x-mustache", file_88, sizeof file_88},
  {"exchange.mustache", "text/x-mustache", file_89, sizeof file_89},
  {"face.mustache", "text/x-mustache", file_90, sizeof file_90},
  {"form_state.mustache", "text/x-mustache", file_91, sizeof file_91},
  {"found_places.mustache", "text/x-mustache", file_92, sizeof file_92},
  {"habit_box.mustache", "text/x-mustache", file_93, sizeof file_93},
  {"habit_counter.mustache", "text/x-mustache", file_94, sizeof file_94},
  {"habit_row.mustache", "text/x-mustache", file_95, sizeof file_95},
  {"habits.mustache", "text/x-mustache", file_96, sizeof file_96},
  {"history.mustache", "text/x-mustache", file_97, sizeof file_97},
  {"home.mustache", "text/x-mustache", file_98, sizeof file_98},
  {"home_board.mustache", "text/x-mustache", file_99, sizeof file_99},
  {"home_link.mustache", "text/x-mustache", file_100, sizeof file_100},
  {"home_piece.mustache", "text/x-mustache", file_101, sizeof file_101},
  {"home_rows.mustache", "text/x-mustache", file_102, sizeof file_102},
  {"home_table.mustache", "text/x-mustache", file_103, sizeof file_103},
  {"home_tools.mustache", "text/x-mustache", file_104, sizeof file_104},
  {"home_top.mustache", "text/x-mustache", file_105, sizeof file_105},
  {"icons.mustache", "text/x-mustache", file_106, sizeof file_106},
  {"journal.mustache", "text/x-mustache", file_107, sizeof file_107},
  {"journal_day.mustache", "text/x-mustache", file_108, sizeof file_108},
  {"journal_grid.mustache", "text/x-mustache", file_109, sizeof file_109},
  {"journal_held.mustache", "text/x-mustache", file_110, sizeof file_110},
  {"journal_photos.mustache", "text/x-mustache", file_111, sizeof file_111},
  {"journal_steps.mustache", "text/x-mustache", file_112, sizeof file_112},
  {"keys.mustache", "text/x-mustache", file_113, sizeof file_113},
  {"keys_list.mustache", "text/x-mustache", file_114, sizeof file_114},
  {"layout.mustache", "text/x-mustache", file_115, sizeof file_115},
  {"let_phones_in.mustache", "text/x-mustache", file_116, sizeof file_116},
  {"login.mustache", "text/x-mustache", file_117, sizeof file_117},
  {"lookback.mustache", "text/x-mustache", file_118, sizeof file_118},
  {"lookback_badges.mustache", "text/x-mustache", file_119, sizeof file_119},
  {"lookback_done.mustache", "text/x-mustache", file_120, sizeof file_120},
  {"lookback_habits.mustache", "text/x-mustache", file_121, sizeof file_121},
  {"lookback_mood.mustache", "text/x-mustache", file_122, sizeof file_122},
  {"lookback_year.mustache", "text/x-mustache", file_123, sizeof file_123},
  {"map.mustache", "text/x-mustache", file_124, sizeof file_124},
  {"map_question.mustache", "text/x-mustache", file_125, sizeof file_125},
  {"medal.mustache", "text/x-mustache", file_126, sizeof file_126},
  {"mood_faces.mustache", "text/x-mustache", file_127, sizeof file_127},
  {"mood_form.mustache", "text/x-mustache", file_128, sizeof file_128},
  {"network.mustache", "text/x-mustache", file_129, sizeof file_129},
  {"notes.mustache", "text/x-mustache", file_130, sizeof file_130},
  {"page_head.mustache", "text/x-mustache", file_131, sizeof file_131},
  {"past_row.mustache", "text/x-mustache", file_132, sizeof file_132},
  {"photo_card.mustache", "text/x-mustache", file_133, sizeof file_133},
  {"photos.mustache", "text/x-mustache", file_134, sizeof file_134},
  {"place.mustache", "text/x-mustache", file_135, sizeof file_135},
  {"place_board.mustache", "text/x-mustache", file_136, sizeof file_136},
  {"place_form.mustache", "text/x-mustache", file_137, sizeof file_137},
  {"place_page.mustache", "text/x-mustache", file_138, sizeof file_138},
  {"place_removal.mustache", "text/x-mustache", file_139, sizeof file_139},
  {"places.mustache", "text/x-mustache", file_140, sizeof file_140},
  {"plan.mustache", "text/x-mustache", file_141, sizeof file_141},
  {"plan_menu.mustache", "text/x-mustache", file_142, sizeof file_142},
  {"practice.mustache", "text/x-mustache", file_143, sizeof file_143},
  {"practices.mustache", "text/x-mustache", file_144, sizeof file_144},
  {"problem.mustache", "text/x-mustache", file_145, sizeof file_145},
  {"profile.mustache", "text/x-mustache", file_146, sizeof file_146},
  {"rest.mustache", "text/x-mustache", file_147, sizeof file_147},
  {"reward.mustache", "text/x-mustache", file_148, sizeof file_148},
  {"search.mustache", "text/x-mustache", file_149, sizeof file_149},
  {"search_found.mustache", "text/x-mustache", file_150, sizeof file_150},
  {"settings.mustache", "text/x-mustache", file_151, sizeof file_151},
  {"settings_field.mustache", "text/x-mustache", file_152, sizeof file_152},
  {"settings_keys.mustache", "text/x-mustache", file_153, sizeof file_153},
  {"settings_section.mustache", "text/x-mustache", file_154, sizeof file_154},
  {"several.mustache", "text/x-mustache", file_155, sizeof file_155},
  {"show_more.mustache", "text/x-mustache", file_156, sizeof file_156},
  {"snooze_choices.mustache", "text/x-mustache", file_157, sizeof file_157},
  {"status.mustache", "text/x-mustache", file_158, sizeof file_158},
  {"streak_row.mustache", "text/x-mustache", file_159, sizeof file_159},
  {"task.mustache", "text/x-mustache", file_160, sizeof file_160},
  {"task_actions.mustache", "text/x-mustache", file_161, sizeof file_161},
  {"task_bar.mustache", "text/x-mustache", file_162, sizeof file_162},
  {"task_boxes.mustache", "text/x-mustache", file_163, sizeof file_163},
  {"task_card.mustache", "text/x-mustache", file_164, sizeof file_164},
  {"task_cards.mustache", "text/x-mustache", file_165, sizeof file_165},
  {"task_checklist.mustache", "text/x-mustache", file_166, sizeof file_166},
  {"task_choice.mustache", "text/x-mustache", file_167, sizeof file_167},
  {"task_field.mustache", "text/x-mustache", file_168, sizeof file_168},
  {"task_form.mustache", "text/x-mustache", file_169, sizeof file_169},
  {"task_form_page.mustache", "text/x-mustache", file_170, sizeof file_170},
  {"task_leads.mustache", "text/x-mustache", file_171, sizeof file_171},
  {"task_line.mustache", "text/x-mustache", file_172, sizeof file_172},
  {"task_lines.mustache", "text/x-mustache", file_173, sizeof file_173},
  {"task_menu.mustache", "text/x-mustache", file_174, sizeof file_174},
  {"task_name.mustache", "text/x-mustache", file_175, sizeof file_175},
  {"task_ring.mustache", "text/x-mustache", file_176, sizeof file_176},
  {"task_spots.mustache", "text/x-mustache", file_177, sizeof file_177},
  {"task_times.mustache", "text/x-mustache", file_178, sizeof file_178},
  {"task_when.mustache", "text/x-mustache", file_179, sizeof file_179},
  {"timeline.mustache", "text/x-mustache", file_180, sizeof file_180},
  {"weeks.mustache", "text/x-mustache", file_181, sizeof file_181},
  {"weeks_row.mustache", "text/x-mustache", file_182, sizeof file_182},
  {"welcome.mustache", "text/x-mustache", file_183, sizeof file_183},
  {"welcome_line.mustache", "text/x-mustache", file_184, sizeof file_184},
  {"welcome_question.mustache", "text/x-mustache", file_185, sizeof file_185},
  {"welcome_templates.mustache", "text/x-mustache", file_186, sizeof file_186},
};

const size_t passby_web_asset_count = sizeof assets / sizeof assets[0];

const struct passby_web_asset *passby_web_asset_at(size_t index) { return &assets[index]; }
