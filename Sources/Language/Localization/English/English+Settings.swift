extension English {
  /// The texts of settings, by name.
  package var settings: [String: SettingTexts] { Self.settingTexts }

  private static let settingTexts: [String: SettingTexts] = [
    "language": SettingTexts(
      "Language",
      words: ["auto": "The language of the browser"]),
    "clock": SettingTexts(
      "Clock",
      words: [
        "": "As usual in the language", "24h": "24 hours (18:05)", "12h": "12 hours (6:05 PM)",
      ]),
    "week_start": SettingTexts(
      "First day of the week",
      words: ["": "As usual in the language", "monday": "Monday", "sunday": "Sunday"]),
    "reminders.horizon": SettingTexts(
      "A task opens this long before it is due",
      hint: "For tasks without a window, such as 24h, 3d or 1w. With 0, on the day that it is due."),
    "remind.appointments": SettingTexts(
      "Appointments remind",
      hint:
        "How long before, such as 15min, 1h or 1d, 0 for the time itself, morning, evening; or none. Those of each day remind at their time."
    ),
    "remind.deadlines": SettingTexts(
      "What is due at a time reminds",
      hint: "How long before, such as 1h or 1d, 0 for the time itself, morning, evening; or none."),
    "remind.days": SettingTexts(
      "What is due on a day reminds",
      hint: "morning, evening (of the day before), days such as 2d; or none."),
    "remind.evening": SettingTexts("Evening"),
    "remind.morning": SettingTexts(
      "In the morning, one message with all of the day", words: ["true": "Yes", "false": "No"]),
    "remind.overdue": SettingTexts(
      "In the morning, name what is overdue", words: ["true": "Yes", "false": "No"]),
    "remind.still_open": SettingTexts(
      "In the evening, name what is still open", words: ["true": "Yes", "false": "No"]),
    "quiet_hours.start": SettingTexts("From"),
    "quiet_hours.end": SettingTexts("To"),
    "quiet_hours.places": SettingTexts(
      "Also when I arrive", words: ["true": "Yes", "false": "No"]),
    "quiet_hours.all": SettingTexts(
      "Also at a time that I gave", hint: "An alarm that somebody set for a time rings else.",
      words: ["true": "Yes", "false": "No"]),
    "keys.single": SettingTexts(
      "Keys of one letter", hint: "Such as s for snooze; never while you type in a field.",
      words: ["true": "On", "false": "Off"]),
    "mood.ask": SettingTexts(
      "Ask how I feel",
      hint: "Rarely: after at most two tasks a day, and in the evening.",
      words: [
        "rarely": "Rarely", "always": "After each task",
        "never": "Never",
      ]),
    "rewards.pictures": SettingTexts(
      "Pictures after something is done",
      words: ["off": "None", "offline": "Drawings of Passby", "online": "From an address"]),
    "rewards.offer": SettingTexts(
      "Offer one", words: ["level": "With a new level or badge", "always": "With each tick"]),
    "rewards.url": SettingTexts(
      "Address of pictures",
      hint:
        "It answers with a picture, or with JSON that has the address of one in \"url\". Whoever serves it sees when you ask. Empty: drawings."
    ),
    "day.start": SettingTexts("The day begins at"),
    "day.end": SettingTexts(
      "The day ends at",
      hint: "A time before the beginning is one of the next day."),
    "day.turn": SettingTexts(
      "The date changes at",
      hint: "From 00:00 to 06:00. With 03:00, what you do at 01:30 belongs to the day before."),
    "notify.desktop": SettingTexts(
      "Notifications on the desktop of the machine that runs Passby",
      words: ["auto": "Automatic", "on": "On", "off": "Off"]),
    "notify.ntfy.url": SettingTexts(
      "ntfy: address of the server",
      hint: "https://ntfy.sh, or a server of yours."),
    "notify.ntfy.topic": SettingTexts(
      "ntfy: topic",
      hint:
        "Reminders go to the app ntfy on each phone that has subscribed to this topic. Whoever knows the topic reads them and can press their buttons Done and Snooze: choose one that is hard to guess, such as passby-4k7q2m9x. Empty: no ntfy."
    ),
    "web.public_url": SettingTexts(
      "Address from anywhere",
      hint:
        "With http:// or https://, such as https://passby.example.org, or with a path: https://example.org/passby. Empty: none."
    ),
    "web.push_contact": SettingTexts(
      "Contact for push services",
      hint:
        "A mail address or an https address. Apple delivers reminders to a closed browser only from senders that name one, and would write there if something goes wrong. Empty: the address from anywhere, if it begins with https://."
    ),
    "web.tiles": SettingTexts(
      "Address of the map images",
      hint: "With {z}, {x} and {y}, such as https://tiles.example.org/{z}/{x}/{y}.png."),
    "web.tiles_file": SettingTexts(
      "MBTiles file on the machine that runs Passby",
      hint: "The whole path, such as /home/you/maps/city.mbtiles. Images only, no vector tiles."),
    "web.attribution": SettingTexts(
      "Attribution",
      hint: "Whom the map has to name, at most 200 characters."),
    "web.geocoder": SettingTexts(
      "Address of the service",
      hint: "A service of the kind Nominatim, such as https://nominatim.openstreetmap.org."),
  ]
}
