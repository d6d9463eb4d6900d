/// Settings, their files and their parts, with the help of `config`.
package enum SettingsPhrase: Phrase, Hashable {
  /// There is no such setting; `key` is quoted.
  case unknownKey(key: String, origin: String)
  /// There is no such setting, and one with a similar name; both are quoted.
  case unknownKeyNear(key: String, origin: String, nearest: String)
  /// A setting has a value that it cannot have.
  case invalidValue(key: String, value: String, origin: String, expected: String)
  /// A list is wrong.
  case invalidList(key: String, origin: String, expected: String)
  /// A setting is a list.
  case list(key: String, origin: String, expected: String)
  /// A notifier has a name that it cannot have.
  case invalidName(name: String, section: String, origin: String)
  /// A notifier lacks a setting that it needs.
  case missing(key: String, origin: String)
  /// A setting appears twice.
  case duplicateKey(key: String, origin: String)
  /// Quiet hours have only one end.
  case halfQuietHours(key: String, value: String, missing: String)
  /// Quiet hours begin when they end.
  case emptyQuietHours(value: String)
  /// The day ends when it begins.
  case emptyDay(value: String)
  /// No position could be accurate enough.
  case noAccuracyLeft(worst: String, best: String)
  /// The file is not valid.
  case malformedFile(path: String, reason: String)
  /// A line of the file is not valid.
  case malformedLine(path: String, line: Int, reason: String)
  /// The file does not exist.
  case noSuchFile(path: String)
  /// The file cannot be read.
  case unreadableFile(path: String, reason: String)
  /// The command's options as the place where a setting was found; stands behind "in".
  case commandLine
  /// The page as that place.
  case page
  /// The environment as that place.
  case environment
  /// Why a file cannot be read: it is a folder.
  case isFolder
  /// Why a file cannot be read: it may not be.
  case permissionDenied
  /// Why a file is not valid: it is too long.
  case tooLong
  /// Why a file is not valid: it is not text.
  case notUTF8
  /// Why a file is not valid: nothing is known.
  case unreadable
  /// Why a file is not valid: an item of a list is no text.
  case listItem(number: Int, key: String)
  /// The values that a path may have.
  case aPath
  /// The values that a host may have.
  case aHost
  /// The range of a whole number.
  case aWholeNumber(low: Int, high: Int)
  /// The range of a distance, in meters.
  case aDistance(low: Int, high: Int)
  /// The range of a size of files, such as `12 MB`.
  case aSize(low: String, high: String)
  /// The values of a Boolean setting.
  case aFlag
  /// Some words to choose from.
  case oneOf(names: String)
  /// The values of an accent colour: some names, or a colour as a number.
  case aColor(names: String)
  /// A list of some words to choose from.
  case listOf(names: String)
  /// The range of a length of time.
  case aLength(low: String, high: String)
  /// The range of a time of day, which begins at midnight.
  case aTimeOfDay(latest: String)
  /// A time of day, or a word.
  case aTimeOfDayOr(word: String)
  /// When tasks with a time remind.
  case leads
  /// When tasks of whole days remind, which have no minutes.
  case leadsOfDays
  /// A setting was found under the name that it had in former versions; its value now.
  case formerName(String, name: String, value: String)
  /// The values that the address of the page may have.
  case aListenAddress
  /// The values that the host names of the page may have.
  case hostNames
  /// Names of persons.
  case persons
  /// Addresses of proxies.
  case proxies
  /// A password.
  case password
  /// The address of a server, without a query.
  case baseAddress
  /// The address of the page, whose path may follow.
  case pageAddress
  /// A mail address or a web address of the internet.
  case contact
  /// A topic of ntfy.
  case ntfyTopic
  /// A topic of MQTT.
  case topic
  /// The form of the address of a tile server.
  case tileAddress
  /// The form of the address of a service.
  case webAddress
  /// The form of the address of a webhook.
  case webhookAddress
  /// The limits of an attribution.
  case shortText
  /// The limits of a program and its arguments.
  case arguments
  /// The form of HTTP headers.
  case headers
  /// The form of a template.
  case aTemplate
  /// How a variable gives a list.
  case asJSON(expected: String)
  /// A value where a section is.
  case noSection
  /// The names of the settings in a section.
  case sectionOf(names: String)
  /// The content of the section of a kind of notifier: named sections.
  case namesWith(names: String)
  /// The explanation of a setting; `english` is that of the default file.
  case guide(name: String, english: String)

  // MARK: The command config

  /// Options of `passby config` exclude each other.
  case excluded
  /// There is no setting of the quoted name.
  case noSuchSetting(String, hint: String)
  /// A suggestion that follows a sentence.
  case didYouMean(String)
  /// The configuration file in force.
  case file(String)
  /// There is no configuration file.
  case noFile(String)
  /// The configuration file does not exist.
  case notThereYet
  /// The configuration file exists.
  case existsAlready(String)
  /// The configuration file cannot be written.
  case notWritten(String, reason: String)
  /// The configuration file was written.
  case written(String)
  /// A configuration file is valid and sets something.
  case valid(String, sets: String)
  /// A configuration file is valid and sets nothing.
  case validDefaults(String)
  /// Nothing sets a setting.
  case isDefault
  /// A setting has a source and a default.
  case setBy(String, standard: String)
  /// A default without a text.
  case empty
  /// The environment variable of a setting.
  case variable(String)
  /// Secrets are masked.
  case secretsHidden

  // MARK: Parts

  /// The part is off; the setting is the one that lists the parts that are on.
  case isOff(Part, setting: String)

  // MARK: Files that settings name

  /// The file that a setting names does not exist.
  case namedFileMissing(of: String, String)

  // MARK: Help

  case help
  case helpKey
  case helpPath
  case helpWrite
  case helpCheck
  case helpShowSecrets
  case helpDiscussion

  /// Returns the phrase in a language.
  package func text(in localizer: Localizer) -> String { localizer.language.text(self, localizer) }
}
