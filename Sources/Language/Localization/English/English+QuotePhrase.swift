extension English {
  package func text(_ phrase: QuotePhrase, _ localizer: Localizer) -> String {
    switch phrase {
    case .senecaTime:
      "Everything else belongs to others; time alone is ours."
    case .thoreauCastles:
      "If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them."
    case .laoziJourney:
      "A journey of a thousand miles begins with a single step."
    case .goetheToday:
      "What is not done today is not done tomorrow, and no day should be let slip."
    case .shevchenkoLearn:
      "Learn from others, and do not shun your own."
    case .marcusGood:
      "Waste no more time arguing what a good man should be. Be one."
    case .emersonFriend:
      "The only way to have a friend is to be one."
    case .horaceBegun:
      "Whoever has begun is half done."
    case .epictetusFig:
      "Nothing great comes into being all at once; not even a bunch of grapes or a fig does."
    case .johnsonPerseverance:
      "Great works are performed, not by strength, but by perseverance."
    case .voltaireGarden:
      "We must cultivate our garden."
    case .ukrainkaHope:
      "I want to laugh through tears, and sing songs amid misfortune."
    case .confuciusThought:
      "Learning without thought is labour lost; thought without learning is perilous."
    case .franklinToday:
      "One today is worth two tomorrows."
    case .senecaDare:
      "It is not because things are difficult that we do not dare; it is because we do not dare that they are difficult."
    case .miltonMind:
      "The mind is its own place, and in itself can make a heaven of hell, a hell of heaven."
    case .montaigneUse:
      "The value of life lies not in its length, but in the use we make of it."
    case .frankoRock:
      "Break this rock! Let neither heat nor cold stop you."
    case .aristotleSwallow:
      "One swallow does not make a spring, nor does one day."
    case .thoreauTime:
      "As if you could kill time without injuring eternity."
    case .ovidDrop:
      "A drop hollows out the stone."
    case .emersonEnthusiasm:
      "Nothing great was ever achieved without enthusiasm."
    case .laFontainePatience:
      "Patience and the passing of time do more than strength or rage."
    case .marcusThoughts:
      "The soul takes on the colour of its thoughts."
    case .skovorodaWorld:
      "The world tried to catch me, but did not succeed."
    case .shakespeareCandle:
      "How far that little candle throws his beams! So shines a good deed in a naughty world."
    case .goetheApply:
      "It is not enough to know, we must also apply; it is not enough to want, we must also do."
    case .senecaPort:
      "To those who do not know which port they are making for, no wind is the right one."
    case .virgilTime:
      "Meanwhile time is flying, flying never to return."
    case .ukrainkaHeart:
      "I am alive! I shall live for ever! I have in my heart that which does not die."
    case .pascalHeart:
      "The heart has its reasons, which reason does not know."
    case .franklinLife:
      "Dost thou love life? Then do not squander time, for that is the stuff life is made of."
    case .dantePurgatory:
      "The more one knows, the more one minds the loss of time."
    case .eliotEasier:
      "What do we live for, if it is not to make life less difficult to each other?"
    case .horaceDay:
      "Seize the day, and trust tomorrow as little as you can."
    case .epictetusViews:
      "People are disturbed not by things, but by the views they take of them."
    }
  }
}
