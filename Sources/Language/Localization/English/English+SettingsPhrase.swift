extension English {
  package func text(_ phrase: SettingsPhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .unknownKey(let key, let origin):
      "unknown setting \(key) in \(origin). \"passby config\" lists all settings."
    case .unknownKeyNear(let key, let origin, let nearest):
      "unknown setting \(key) in \(origin). Did you mean \(nearest)?"
    case .invalidValue(let key, let value, let origin, let expected):
      "setting \(key) is \(value) in \(origin): expected \(expected). Correct it, or leave it out for the default."
    case .invalidList(let key, let origin, let expected):
      "setting \(key) is wrong in \(origin): expected \(expected). Correct it, or leave it out for the default."
    case .list(let key, let origin, let expected):
      "setting \(key) is a list in \(origin): expected \(expected). Correct it, or leave it out for the default."
    case .invalidName(let name, let section, let origin):
      "notifier \(name) below \(section) in \(origin) cannot be called so: expected 1 to 32 of a-z, 0-9 and -, beginning with a letter."
    case .missing(let key, let origin):
      "setting \(key) is missing, and the notifier in \(origin) cannot be without it: set it, or take the notifier away."
    case .duplicateKey(let key, let origin):
      "setting \(key) appears twice in \(origin): keep one of them."
    case .halfQuietHours(let key, let value, let missing):
      "setting \(key) is \(value), but \(missing) is not set: set both, or neither."
    case .emptyQuietHours(let value):
      "quiet_hours.start and quiet_hours.end are both \(value): expected two different times. Leave both out for none."
    case .emptyDay(let value):
      "day.start and day.end are both \(value): expected two different times. An end before the start is one of the next day."
    case .noAccuracyLeft(let worst, let best):
      "geofence.worst_accuracy \(worst) is less than geofence.best_accuracy \(best), so that every position would be refused: expected it to be at least that. Leave it out for no limit."
    case .malformedFile(let path, let reason):
      "configuration file \(path) is not valid: \(reason). Expected lines such as \"port: 2947\" below \"gpsd:\"."
    case .malformedLine(let path, let line, let reason):
      "configuration file \(path), line \(line) is not valid: \(reason). Expected lines such as \"port: 2947\" below \"gpsd:\"."
    case .noSuchFile(let path):
      "configuration file \(path) does not exist: check the path, or leave it out for the defaults."
    case .unreadableFile(let path, let reason):
      "configuration file \(path) cannot be read: \(reason). Expected a text file that you may read."
    case .commandLine:
      "the command line"
    case .page:
      "the settings page"
    case .environment:
      "the environment"
    case .isFolder:
      "it is a folder"
    case .permissionDenied:
      "permission denied"
    case .tooLong:
      "it is longer than 64 KiB"
    case .notUTF8:
      "it is not UTF-8 text"
    case .unreadable:
      "it cannot be read"
    case .listItem(let number, let key):
      "item \(number) of \(key) is not a text; put quotes around it"
    case .aPath:
      "a path of at most 4096 characters, without control characters"
    case .aHost:
      "a host name or an IP address without port, such as localhost"
    case .aWholeNumber(let low, let high):
      "a whole number from \(low) to \(high)"
    case .aDistance(let low, let high):
      "a distance from \(low) m to \(high) m, such as 30 m"
    case .aSize(let low, let high):
      "a size from \(low) to \(high), such as 12 MB"
    case .aFlag:
      "true or false"
    case .oneOf(let names):
      "one of \(names)"
    case .aColor(let names):
      "one of \(names), or a colour in the form #rrggbb or #rgb"
    case .listOf(let names):
      "a list of any of \(names), such as [today, plan], or [] for none"
    case .aLength(let low, let high):
      "a length of time from \(low) to \(high), such as 90s, 10min or 2h"
    case .aTimeOfDay(let latest):
      "a time of day from 00:00 to \(latest)"
    case .aTimeOfDayOr(let word):
      "a time of day from 00:00 to 23:59, or \(word)"
    case .leads:
      "up to five of a length such as 15min, 1h or 2d, 0, morning and evening, or none"
    case .leadsOfDays:
      "up to five of morning, evening and days such as 2d, or none"
    case .formerName(let former, let name, let value):
      "\(former) is called \(name) now: it counts as \(value)."
    case .aListenAddress:
      "an IP address of this machine, such as 0.0.0.0, or localhost"
    case .hostNames:
      "a list of at most 16 host names without port, such as [\"pi.home.arpa\"]"
    case .persons: "names of persons, such as [anna, ben], at most 64"
    case .proxies:
      "IP addresses or networks of proxies, such as [127.0.0.1, 10.0.0.0/8], at most 16"
    case .password: "a password of at most 1024 bytes on one line"
    case .baseAddress:
      "an address that begins with http:// or https:// and has a host and no ?, such as https://passby.example.org"
    case .pageAddress:
      "an address that begins with http:// or https:// and has a host, then at most a path of letters, digits and - . _ ~ /, such as https://passby.example.org or https://example.org/passby"
    case .contact:
      "a mail address or an address that begins with https://, both with a name of the internet, such as me@example.org"
    case .ntfyTopic: "1 to 64 letters, digits, _ and -, such as passby-4k7q2m9x"
    case .topic: "a topic without wildcards and blanks, such as owntracks"
    case .tileAddress:
      "an address that begins with http:// or https:// and has {z}, {x} and {y} in it, at most 2048 characters long, without a password"
    case .webAddress:
      "an address that begins with http:// or https://, at most 2048 characters long, without a password"
    case .webhookAddress:
      "an address that begins with http:// or https://, at most 2048 characters long, without a password (a header may hold one)"
    case .shortText:
      "at most 200 characters on one line"
    case .arguments:
      "a list of the program and its arguments, at most 256 of 4096 bytes each, such as [\"notify-me\", \"--now\"]"
    case .headers:
      "a list of texts in the form \"Name: value\", such as [\"Title: Passby\"]"
    case .aTemplate:
      "a text of at most 16 KiB"
    case .asJSON(let expected):
      "\(expected), as a JSON array of strings"
    case .noSection:
      "no section"
    case .sectionOf(let names):
      "a section with \(names)"
    case .namesWith(let names):
      "names of your choice, and below each \(names)"
    case .guide(_, let english): english
    // The command config.
    case .excluded:
      "A setting, --path, --write and --check exclude each other."
    case .noSuchSetting(let key, let hint):
      "there is no setting \(key).\(hint) \"passby config\" lists them."
    case .didYouMean(let name):
      " Did you mean \(name)?"
    case .file(let path):
      "Configuration file: \(path)"
    case .noFile(let path):
      "No configuration file; \"passby config --write\" creates it: \(path)"
    case .notThereYet:
      "It does not exist yet; \"passby config --write\" creates it."
    case .existsAlready(let path):
      "\(path) exists already and stays as it is: edit it, or name another file with --config."
    case .notWritten(let path, let reason):
      "cannot write \(path): \(reason)."
    case .written(let path):
      "Wrote \(path). It lists every setting with its default: change what you like."
    case .valid(let path, let sets):
      "\(path) is valid. It sets \(sets)."
    case .validDefaults(let path):
      "\(path) is valid. It sets nothing but the defaults."
    case .isDefault:
      "Nothing sets it: this is the default."
    case .setBy(let source, let standard):
      "Set by \(source); the default is \(standard)."
    case .empty:
      "empty"
    case .variable(let name):
      "Its variable is \(name)."
    case .secretsHidden:
      "*** hides what may be secret; --show-secrets shows it."
    // Parts.
    case .isOff(let part, let setting):
      "the part \"\(part.rawValue)\" is off: add it to the setting \(setting) to use it. What it has stored is kept."
    // Files that settings name.
    case .namedFileMissing(let setting, let path):
      "setting \(setting) is \(path), and there is no such file. Correct the path, or leave it out."
    // Help.
    case .help: "Show the settings in force, and where each comes from."
    case .helpKey: "A setting such as gpsd.port, or a section such as gpsd; all by default."
    case .helpPath: "Print the path of the configuration file."
    case .helpWrite:
      "Create a configuration file that explains every default. An existing file is kept."
    case .helpCheck: "Check a file instead of showing the settings in force."
    case .helpShowSecrets: "Show passwords and tokens instead of ***."
    case .helpDiscussion:
      """
      passby config                     all settings
      passby config notify              a section
      passby config gpsd.port           one setting, explained
      passby config --write             create a configuration file with all defaults, to edit
      passby config --check new.yaml    check a file before it is used
      """
    }
  }
}
