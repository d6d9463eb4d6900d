/// The configuration file that says nothing but the defaults, with every setting explained.
///
/// `config/passby.yaml` is the same text, for readers of the sources; a test compares the two.
public enum DefaultFile {
  /// The text of the file.
  public static let text = #"""
    # Passby's settings. "passby config --write" puts this file where it is looked for, usually ~/.config/passby/config.yaml; change there
    # what you like. "passby config" shows what is in force, and "passby config --check FILE" checks a file before you use it.
    #
    # Every setting is here with its default. An empty value, and a setting that is left out, mean the default. An environment variable
    # wins over this file: PASSBY_ and the setting's name, such as PASSBY_GPSD_PORT. An option of a command wins over both. This file wins over
    # what was chosen on the page, under Settings. A running daemon takes a changed file at once; what is wrong in it is logged, and the old
    # settings stay.
    #
    # Lengths of time are a whole number and a unit: s, min, h, d (24 h) or w (7 d), such as 90s, 10min or 2h. Distances are metres, with or
    # without the unit: 30 or 30 m.

    # database: the database file. ~/ is your home folder; a path without / at its beginning counts from the folder you are in.
    # The variable PASSBY_DB and the option --db win over it. Takes effect when the daemon starts again.
    # Default: empty, which is $XDG_DATA_HOME/passby/passby.db, usually ~/.local/share/passby/passby.db.
    database: ""

    # language: auto, en or uk. The language of texts and pages. auto is that of the browser on the page; else that of the environment, or
    # English: the locale is the first of LC_ALL, LC_MESSAGES and LANG that is set. LANGUAGE, a list of languages, comes before it, unless
    # the locale is C or POSIX, which means English. Logs are in English. Default: auto.
    language: auto

    # clock: 24h or 12h. How times of day are written. Default: empty, which is the language's own.
    clock: ""

    # week_start: monday or sunday. The day with which a week begins. Default: empty, which is the language's own.
    week_start: ""

    # parts: a list of today, plan, mood, progress, journal and photos: the parts that are on. One that is left out has no page, and its
    # commands are refused; what it has stored stays. [] switches all of them off.
    # Default: ["today", "plan", "mood", "progress", "journal", "photos"].
    parts: ["today", "plan", "mood", "progress", "journal", "photos"]

    # appearance: how the pages look; it takes effect with the next page.
    appearance:
      # appearance.theme: system, light or dark. Default: system, which is what the browser asks for.
      theme: system
      # appearance.color: teal, green, blue, purple, pink, red, orange, yellow or gray, or a colour in quotes, such as "#0f6a60" or "#f80".
      # Where it is the colour of text, it is darkened or lightened until it can be read. Default: teal.
      color: teal
      # appearance.icon: pin, bell, cat, compass, heart, house, leaf, star or sun. The icon of the page. Default: pin.
      icon: pin

    # gpsd: where the position comes from.
    gpsd:
      # gpsd.host: a host name or an IP address, without port. Default: localhost.
      host: localhost
      # gpsd.port: a whole number from 1 to 65535. Default: 2947.
      port: 2947
      # gpsd.device: the one receiver to follow, as gpsd names it, such as /dev/ttyACM0. Default: empty, which is the first seen.
      device: ""

    # reminders: when to speak up at a place.
    reminders:
      # reminders.horizon: a length of time from 1s to 52w. How long before it is due a task opens that has no window; for tasks added from
      # now on without --horizon. Default: 24h.
      horizon: 24h
      # reminders.dwell: a length of time from 1s to 1w. How long a stay must last to remind on "dwell"; for tasks added from now on without
      # --dwell. Default: 5min.
      dwell: 5min
      # reminders.while_inside: true or false. Whether a task reminds that opens while you are at its place. Default: true.
      while_inside: true
      # reminders.initial: silent or fire. Being inside a place at the very first position is only recorded (silent), or counts as coming
      # in (fire). Default: silent.
      initial: silent
      # reminders.cool_down: a length of time from 1s to 1w. Coming back within this time goes on with the visit, so that a task does not
      # remind again. Default: 10min.
      cool_down: 10min

    # plan: the plan of a day, and the tasks with a fixed time.
    plan:
      # plan.remind_fixed: both, start or none. Whether a task with a fixed time reminds 15 minutes before it and at its start, at its
      # start only, or by its places only. true stands for both, and false for start. Default: both.
      remind_fixed: both
      # plan.duration: a length of time from 1min to 24h. How long a task takes in the plan that does not say. Default: 30min.
      duration: 30min

    # photos: pictures of your days.
    photos:
      # photos.max_size: a size from 100 kB to 40 MB. A larger photo is refused. Default: 12 MB.
      max_size: 12 MB
      # photos.max_total: a size from 1 MB to 1000 GB. All photos together are not larger. Default: 1 GB.
      max_total: 1 GB

    # rewards: a picture after something was done, which you open yourself.
    rewards:
      # rewards.pictures: off, offline or online. offline shows drawings of the program, online asks rewards.url. Default: offline.
      pictures: offline
      # rewards.url: an address that answers with a picture, or with JSON that has the address of one in "url", such as
      # https://meme-api.com/gimme/wholesomememes. Whoever serves it sees when you ask. Default: empty, then drawings are shown.
      url: ""

    # geofence: how exact a position must be. An accuracy is the radius in metres within which you are 19 times out of 20.
    geofence:
      # geofence.assumed_accuracy: a distance from 1 m to 10000 m. Taken where the receiver names no accuracy. Default: 30 m.
      assumed_accuracy: 30 m
      # geofence.best_accuracy: a distance from 1 m to 1000 m. No position counts as more exact, whatever the receiver says. Default: 10 m.
      best_accuracy: 10 m
      # geofence.worst_accuracy: a distance from 1 m to 100000 m, not below best_accuracy. Less exact positions are refused. Without it, a
      # position is only not used for places smaller than its accuracy (50 m count as the smallest). Default: empty, no limit.
      worst_accuracy: ""

    # quiet_hours: reminders are held back from start to end, and given, merged, when they end. The night may lie between the two.
    quiet_hours:
      # quiet_hours.start: a time of day from 00:00 to 23:59, such as 22:00. Set both, or neither. Default: empty, no quiet hours.
      start: ""
      # quiet_hours.end: a time of day from 00:00 to 23:59 other than start, such as 07:00. Default: empty.
      end: ""

    # day: the hours of your day. Today, plans and statistics go by them.
    day:
      # day.start: a time of day from 00:00 to 23:59. When your day begins; a snooze or a pause until a day ends at this time. Default: 08:00.
      start: 08:00
      # day.end: a time of day from 00:00 to 23:59 other than start; before start, it is one of the next day. Default: 22:00.
      end: 22:00
      # day.turn: a time of day from 00:00 to 06:00. When one date gives way to the next: with 03:00, what you do at 01:30 belongs to the day
      # before. Default: 00:00.
      turn: 00:00

    # notify: how reminders reach you, besides the terminal in which "passby run" runs.
    notify:
      # notify.desktop: auto, on or off. Notifications on the desktop through notify-send (Debian: libnotify-bin); auto uses it where it is
      # installed and a desktop session is there. Default: auto.
      desktop: auto
      # notify.desktop_for: a list of the persons whose reminders the desktop shows, such as [anna]. Default: empty, which is everybody's.
      desktop_for: ""
      # notify.give_up_after: a length of time from 1min to 52w. A reminder that cannot be delivered for so long is given up; "passby status"
      # counts them. Default: 2d.
      give_up_after: 2d
      # notify.retry_longest: a length of time from 1s to 24h. What cannot be delivered is tried again after ever longer pauses, this long at
      # the most. Default: 1h.
      retry_longest: 1h

      # notify.command: programs that are told of reminders, each below a name of your choice: 1 to 32 of a-z, 0-9 and -, beginning with a
      # letter. "run" is the program and its arguments; no shell reads them. It gets the reminder in variables such as PASSBY_TITLE and
      # PASSBY_TEXT, and as JSON on its standard input. "time_limit", from 1s to 10min, is 30s unless set. "for" is a list of persons, such as
      # [anna], if only their reminders are meant. To use this example, take away the # before its lines:

      #command:
      #  speaker:
      #    run: [sh, -c, 'espeak-ng "$PASSBY_TEXT"']
      #    time_limit: 20s

      # notify.webhook: addresses that reminders are posted to, each below a name of your choice. "url" begins with http:// or https://.
      # "headers" is a list of texts "Name: value". "body" is a template with tags such as {{title}}, {{body}} and {{text}}; unless set, the
      # reminders are sent as JSON. "time_limit" and "for" are as above. A variable keeps a password out of this file:
      # PASSBY_NOTIFY_WEBHOOK_PHONE_HEADERS='["Authorization: Bearer tk_..."]' takes the place of the headers below. docs/notifications.md
      # has examples for ntfy, Gotify, Home Assistant and Matrix.

      #webhook:
      #  phone:
      #    url: https://ntfy.sh/the-name-of-your-topic
      #    headers: ["Content-Type: text/plain", "Title: {{title}}"]
      #    body: "{{body}}"
      #    time_limit: 10s

    # web: the page for a browser, which "passby run" serves.
    web:
      # web.port: a whole number from 1 to 65535, or 0 for a free one that the system chooses ("passby status" shows it). Takes effect when the
      # daemon starts again. Default: 7575.
      port: 7575
      # web.listen: an IP address of this machine, or localhost. 0.0.0.0 or :: is every address, which lets others on the network in: only
      # after "passby web token", which makes the token that they log in with. Takes effect when the daemon starts again. Default: 127.0.0.1.
      listen: 127.0.0.1
      # web.hosts: a list of further names that this machine is called by in the browser's address bar, such as [pi.home.arpa]. Other names
      # are refused, so that no page on the internet can reach yours. Default: empty.
      hosts: ""
      # web.trusted_proxies: a list of IP addresses or networks of proxies in front of the page, such as [127.0.0.1]. Only what they say in
      # X-Forwarded-Proto and X-Forwarded-For is believed. Default: empty.
      trusted_proxies: ""
      # web.tiles: where the pictures of the map come from: an address with {z}, {x} and {y} in it, such as
      # https://tile.openstreetmap.org/{z}/{x}/{y}.png. Whoever serves them sees where you look. Default: empty, no pictures.
      tiles: ""
      # web.tiles_file: a file with the pictures of the map, of the kind MBTiles, for a map without a network. It goes before web.tiles.
      # Default: empty.
      tiles_file: ""
      # web.attribution: whom the map has to name, at most 200 characters, such as © OpenStreetMap contributors. Default: empty.
      attribution: ""
      # web.geocoder: a service that finds places by their address, of the kind Nominatim, such as https://nominatim.openstreetmap.org. It is
      # asked at most once a second, and only what you search for. Default: empty, no search by address.
      geocoder: ""

    # phones: what devices send, see "passby device".
    phones:
      # phones.stale_after: a length of time from 10s to 24h. A position that is older when it comes is past: it is recorded, and reminds
      # only if the visit still lasts. Default: 10min.
      stale_after: 10min
      # phones.oldest: a length of time from 1h to 5217w. A position that is older is refused. Default: 31d.
      oldest: 31d
      # phones.burst: a whole number from 1 to 1000000000. So many positions of one device are taken in a minute; it sends the others later.
      # Default: 20000.
      burst: 20000
      # phones.body: a size from 16 KiB to 64 MiB. A larger request of a phone is refused. Default: 2 MiB.
      body: 2 MiB

    # mqtt: a broker that phones send their positions to.
    mqtt:
      # mqtt.host: a host name or an IP address, without port. Default: empty, no broker.
      host: ""
      # mqtt.port: a whole number from 1 to 65535. Default: empty, which is 1883, or 8883 with mqtt.tls.
      port: ""
      # mqtt.tls: true or false. Whether the connection to the broker is encrypted. Default: false.
      tls: false
      # mqtt.ca_file: a file with the certificate of the authority that vouches for the broker. Default: empty, which is the system's.
      ca_file: ""
      # mqtt.user: the user of the login at the broker. Default: empty.
      user: ""
      # mqtt.password: the password of that login, which is never printed. The variable PASSBY_MQTT_PASSWORD keeps it out of this file.
      # Default: empty.
      password: ""
      # mqtt.topic: the first word of the topics. Default: owntracks.
      topic: owntracks
      # mqtt.new_devices: true or false. Whether a device that is not known is added when it sends something. Default: false.
      new_devices: false

    # history: what explains, and looks back.
    history:
      # history.keep: a length of time from 24h to 5217w. How long decisions, visits, reminders and given-up deliveries are kept; of each place the
      # latest visit stays, and of each task the reminders of its present countdown. What was done stays, and so do the steps of undo.
      # Default: 90d.
      keep: 90d

    # tracks: where you were.
    tracks:
      # tracks.record: true or false. Whether positions are kept in the database. Default: false.
      record: false
      # tracks.keep: a length of time from 1h to 5217w. How long they are kept. Default: 30d.
      keep: 30d

    # log: messages of the daemon.
    log:
      # log.level: trace, debug, info, notice, warning, error or critical. Positions are logged at trace and debug only. Default: info.
      level: info

    """#
}
