/// The quotes for a day on which nothing is left (T9), in the order in which they take turns.
///
/// All are in the public domain: each author died more than a hundred years ago, and what was not
/// written in a language of Passby is translated for it.
package enum QuotePhrase: WrittenPhrase, CaseIterable {
  /// Letters 1.3.
  case senecaTime
  /// Walden, Conclusion.
  case thoreauCastles
  /// Tao Te Ching 64.
  case laoziJourney
  /// Faust I, Prelude in the Theatre.
  case goetheToday
  /// To the Dead, the Living and the Unborn (1845).
  case shevchenkoLearn
  /// Meditations 10.16.
  case marcusGood
  /// Essays, Friendship.
  case emersonFriend
  /// Epistles 1.2.40.
  case horaceBegun
  /// Discourses 1.15.
  case epictetusFig
  /// Rasselas 13.
  case johnsonPerseverance
  /// Candide 30.
  case voltaireGarden
  /// Contra spem spero! (1890).
  case ukrainkaHope
  /// Analects 2.15.
  case confuciusThought
  /// The Way to Wealth (1758).
  case franklinToday
  /// Letters 104.26.
  case senecaDare
  /// Paradise Lost 1.254.
  case miltonMind
  /// Essays 1.20.
  case montaigneUse
  /// The Stonecutters (1878).
  case frankoRock
  /// Nicomachean Ethics 1.7, 1098a.
  case aristotleSwallow
  /// Walden, Economy.
  case thoreauTime
  /// Letters from Pontus 4.10.5.
  case ovidDrop
  /// Essays, Circles.
  case emersonEnthusiasm
  /// Fables 2.11.
  case laFontainePatience
  /// Meditations 5.16.
  case marcusThoughts
  /// Epitaph that he chose.
  case skovorodaWorld
  /// The Merchant of Venice 5.1.
  case shakespeareCandle
  /// Wilhelm Meister's Journeyman Years 3.18.
  case goetheApply
  /// Letters 71.3.
  case senecaPort
  /// Georgics 3.284.
  case virgilTime
  /// The Forest Song (1911), act 3.
  case ukrainkaHeart
  /// Pensées 277 (Brunschvicg).
  case pascalHeart
  /// Poor Richard's Almanack, 1746.
  case franklinLife
  /// Purgatorio 3.78.
  case dantePurgatory
  /// Middlemarch 72.
  case eliotEasier
  /// Odes 1.11.
  case horaceDay
  /// Handbook 5.
  case epictetusViews

  package var texts: Texts {
    switch self {
    case .senecaTime:
      Texts(
        "Everything else belongs to others; time alone is ours.",
        "Усе нам чуже, лише час наш.")
    case .thoreauCastles:
      Texts(
        "If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them.",
        "Якщо ви збудували замки в повітрі, ваша праця не мусить пропасти: саме там їм і місце. Тепер підведіть під них фундамент."
      )
    case .laoziJourney:
      Texts(
        "A journey of a thousand miles begins with a single step.",
        "Подорож у тисячу лі починається з одного кроку.")
    case .goetheToday:
      Texts(
        "What is not done today is not done tomorrow, and no day should be let slip.",
        "Чого не зроблено сьогодні, того не буде зроблено й завтра, і жодного дня не слід марнувати."
      )
    case .shevchenkoLearn:
      Texts(
        "Learn from others, and do not shun your own.",
        "І чужому научайтесь, й свого не цурайтесь.")
    case .marcusGood:
      Texts(
        "Waste no more time arguing what a good man should be. Be one.",
        "Годі сперечатися про те, якою має бути добра людина. Будь нею.")
    case .emersonFriend:
      Texts(
        "The only way to have a friend is to be one.",
        "Єдиний спосіб мати друга — самому бути ним.")
    case .horaceBegun:
      Texts(
        "Whoever has begun is half done.",
        "Хто почав, той уже зробив половину.")
    case .epictetusFig:
      Texts(
        "Nothing great comes into being all at once; not even a bunch of grapes or a fig does.",
        "Ніщо велике не виникає одразу, навіть виноградне ґроно чи смоква.")
    case .johnsonPerseverance:
      Texts(
        "Great works are performed, not by strength, but by perseverance.",
        "Великі справи чинить не сила, а наполегливість.")
    case .voltaireGarden: Texts("We must cultivate our garden.", "Треба обробляти свій сад.")
    case .ukrainkaHope:
      Texts(
        "I want to laugh through tears, and sing songs amid misfortune.",
        "Ні, я хочу крізь сльози сміятись, серед лиха співати пісні.")
    case .confuciusThought:
      Texts(
        "Learning without thought is labour lost; thought without learning is perilous.",
        "Навчання без роздумів марне, роздуми без навчання небезпечні.")
    case .franklinToday:
      Texts(
        "One today is worth two tomorrows.",
        "Одне сьогодні варте двох завтра.")
    case .senecaDare:
      Texts(
        "It is not because things are difficult that we do not dare; it is because we do not dare that they are difficult.",
        "Не тому ми не зважуємося, що справи важкі; вони важкі тому, що ми не зважуємося.")
    case .miltonMind:
      Texts(
        "The mind is its own place, and in itself can make a heaven of hell, a hell of heaven.",
        "Розум — сам собі місце, і в собі самому може зробити рай із пекла та пекло з раю.")
    case .montaigneUse:
      Texts(
        "The value of life lies not in its length, but in the use we make of it.",
        "Цінність життя не в його довжині, а в тому, як ми ним скористалися.")
    case .frankoRock:
      Texts(
        "Break this rock! Let neither heat nor cold stop you.",
        "Лупайте сю скалу! Нехай ні жар, ні холод не спинить вас!")
    case .aristotleSwallow:
      Texts(
        "One swallow does not make a spring, nor does one day.",
        "Одна ластівка не робить весни, і один день теж.")
    case .thoreauTime:
      Texts(
        "As if you could kill time without injuring eternity.",
        "Неначе можна вбивати час, не поранивши вічності.")
    case .ovidDrop: Texts("A drop hollows out the stone.", "Крапля точить камінь.")
    case .emersonEnthusiasm:
      Texts(
        "Nothing great was ever achieved without enthusiasm.",
        "Нічого великого ніколи не досягли без захоплення.")
    case .laFontainePatience:
      Texts(
        "Patience and the passing of time do more than strength or rage.",
        "Терпіння й час роблять більше, ніж сила чи лють.")
    case .marcusThoughts:
      Texts(
        "The soul takes on the colour of its thoughts.",
        "Душа забарвлюється кольором своїх думок.")
    case .skovorodaWorld:
      Texts(
        "The world tried to catch me, but did not succeed.",
        "Світ ловив мене, та не впіймав.")
    case .shakespeareCandle:
      Texts(
        "How far that little candle throws his beams! So shines a good deed in a naughty world.",
        "Як далеко ця маленька свічка кидає промені! Так сяє добрий учинок у лихому світі.")
    case .goetheApply:
      Texts(
        "It is not enough to know, we must also apply; it is not enough to want, we must also do.",
        "Не досить знати, треба ще й застосовувати; не досить хотіти, треба ще й робити.")
    case .senecaPort:
      Texts(
        "To those who do not know which port they are making for, no wind is the right one.",
        "Хто не знає, до якої гавані пливе, тому жоден вітер не попутний.")
    case .virgilTime:
      Texts(
        "Meanwhile time is flying, flying never to return.",
        "А тим часом летить, летить безповоротно час.")
    case .ukrainkaHeart:
      Texts(
        "I am alive! I shall live for ever! I have in my heart that which does not die.",
        "Ні! я жива! Я буду вічно жити! Я в серці маю те, що не вмирає.")
    case .pascalHeart:
      Texts(
        "The heart has its reasons, which reason does not know.",
        "Серце має свої доводи, яких розум не знає.")
    case .franklinLife:
      Texts(
        "Dost thou love life? Then do not squander time, for that is the stuff life is made of.",
        "Ти любиш життя? То не марнуй часу, бо з нього життя й зроблене.")
    case .dantePurgatory:
      Texts(
        "The more one knows, the more one minds the loss of time.",
        "Хто більше знає, тому прикріше гаяти час.")
    case .eliotEasier:
      Texts(
        "What do we live for, if it is not to make life less difficult to each other?",
        "Для чого ми живемо, як не для того, щоб полегшувати життя одне одному?")
    case .horaceDay:
      Texts(
        "Seize the day, and trust tomorrow as little as you can.",
        "Лови день і якнайменше покладайся на завтрашній.")
    case .epictetusViews:
      Texts(
        "People are disturbed not by things, but by the views they take of them.",
        "Людей тривожать не речі, а думки про них.")
    }
  }

  package var author: QuoteAuthorPhrase {
    switch self {
    case .aristotleSwallow: .aristotle
    case .confuciusThought: .confucius
    case .dantePurgatory: .dante
    case .eliotEasier: .eliot
    case .emersonFriend, .emersonEnthusiasm: .emerson
    case .epictetusFig, .epictetusViews: .epictetus
    case .franklinToday, .franklinLife: .franklin
    case .frankoRock: .franko
    case .goetheToday, .goetheApply: .goethe
    case .horaceBegun, .horaceDay: .horace
    case .johnsonPerseverance: .johnson
    case .laFontainePatience: .laFontaine
    case .laoziJourney: .laozi
    case .marcusGood, .marcusThoughts: .marcusAurelius
    case .miltonMind: .milton
    case .montaigneUse: .montaigne
    case .ovidDrop: .ovid
    case .pascalHeart: .pascal
    case .senecaTime, .senecaDare, .senecaPort: .seneca
    case .shakespeareCandle: .shakespeare
    case .shevchenkoLearn: .shevchenko
    case .skovorodaWorld: .skovoroda
    case .thoreauCastles, .thoreauTime: .thoreau
    case .ukrainkaHope, .ukrainkaHeart: .ukrainka
    case .virgilTime: .virgil
    case .voltaireGarden: .voltaire
    }
  }
}
