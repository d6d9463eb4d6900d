extension English {
  /// Ordinary words and first names that are one letter away from a word of dates.
  static var ordinaryWords: [String] {
    """
      ach act ad add ag age ahmad aid ain air all alter amd amid amos amy an ana anc andy ang
      ann ans ant any ao ap apa ape api app apt ar arch ari at ate au augusta aus aux avery
      avg ay ba bach bae bag bald ball bam ban band bar bard bat bay bays bd beach bead bear
      bears bed beds beginnings ben bend bending bet bid bill bin bins bis bit blast blow bmw
      bon bone boon bot bother bout bow brad bt bu bud bug bum bun burt bus bust butt buy cad
      calf call can car carly cast cat cater chan che chen cher chu cis clad coding comin
      complexion con cone coping cor cork cos cot coupe coupled couples cover cow cpr ct cue
      cues cut da dab dad dads dairy daisy dal daly dam damn dams dan dane dans dar daring
      darn das dat date dawg dax dc dd de dea dear dearly deb deck deco dee def dei del dem
      den dept der des det dev dew did die dill dime din dine dis dive diy dlc dnc doc dod
      dodd doe doin dole dome don dong dont dope dos dose dot dove dover dow downs drawn dre
      drone drown dry du dub dud dude duel dues duet dug duh dui duke duly dun dune duo dye
      ear earl ears easier east eastern eat eater ec ed eden eds ego eh eighth eighty emery en
      endings ends eng ent ep er esp etch ethan ether eur evan eve event ever excerpt fab fail
      falls fan far fast faster fat fate fay fb fbi fe fear fears fed feds fee fell fend few
      fi fib fife fight fights fil file fill filth fin find fined finer fines finn fins fir
      fire fist fix flour flow fo foe fog foo food ford fore fork form formal fort forth foul
      fox fr fro frog fry full fun fur fyi gall gao gate gay gays gear gears geek gen gil gill
      gin give gland glow go god gold gon gone goo goods got gov gown grad greats greet ground
      gun gut had hal hale hall halo halt han hand has hat hate hay he head heap hear hears
      hee heh height heir hen herb herd here hero hers hes hex hey hi hid highs hill him hip
      hips hit hits hiv hive hms hon hood hot how hr hs hu hue hug hugh hun hut ian ict id il
      ill in ind ins insider inter ion ios iot irs is ive ix ja jab jae jai jam jane jang jar
      jaw jax jay jays jean jeb jen jill jin joan jon ju juan jude judy jug jung junk jury kan
      kat kate kay ken kept khan kid kill kin knight knights knot know ks lace lad lake lame
      lan land lane lap larch las laser lash lass lasts lat latex latte latter law lawful lawn
      lay layer lays lea lead leaf leah leak lean leaps least led leek len lend lending lest
      lid light lightly lights lil lime lin line list lite liter live lo log lol lone loo loon
      los lost lot lou lover lowe lows lte lust ma mac mad mae mag mai maid main mains maj mal
      mall man mans many mao map mara marc marco mare mark mars marsh mart marx mary mas mast
      master mat match mate mater math maths max maya mayo md me med meds meek meg mei mein
      mel men mend mens mer merch mesh met meth mi mia mic midi midway might mil mild mill
      mina mince mind minds mine mines ming mini mint minus mir mis miss mit mix mls mn mo
      moan moaning mob mod mods moe mom moms mona monk mono mont monte monty moo mood moon mop
      moss most moth mother mourning mouth mouths mow mph mps mr mri mrs ms mt mtv mud mug mw
      my myth myths nan nat nate nay nd ne neal nearly neat nec ned neon nest net neural new
      newt ngo nice nike nil nile nina no nob nod non none nook nor norma norman nos note noun
      nova npr nsw nt nun nut nv nw nxt oar oat oc ocd od odds ode oil old ole omar on ones
      ons opt or ore os ot others otter ou ounce ours out oven overs oversight overt ow owe
      owed own pact pad pan par part pas paso pass pasta paste pat pats pawn pay pays pe pea
      peach pear pee peek peer peg pen pending pep peru pest pet pew pier pill pin pine pins
      plate por pork pos post pot pour pov pow pr pre prom pst pug pun pune put quartet que
      rad ran rand rat rate ray rays reach reap rear rec red reds reek remainder reminded
      reminders reminds ren rep rewind ri rid right rightly rights rom ron ros rot round rover
      row rs rue rug run sa sac said sal salt sam san sand sao sap sas saw say says scat sd se
      sea sears seat sec seconds sect see seek seeks seen semen sen send sending sent seo ser
      set sew sex sgt she si sia sic sid sigh sight sights sim sin singled singles sins sip
      sir sis sit sixth slat slate slater slept slow smart snow snp son soon sos sour sow sox
      sp spat springs sprint sprung spun spying sri st sta star stare staring stark starr
      starring stars startling starts starving stat stating std step steven still string
      stuart stun su sub sue sum summed summers sundae sung sunk suns sup sur suv sven swat
      swept tad tae tail tall tame tan tao tar tart tat tate tau te tea teach tear tears ted
      tee teen tees tel tell tend tending tens tent terribly tex text th tha thai thank that
      thc thee theirs them then theo there they thigh thin thirds thirsty tho thor thorough
      thou though threw thrive thud thug thugs thus thy ti tia tide tides tie ties tight
      tightly tights tile tiles tilt tim timed timer tin tip tire tires tis tit tl tm tn to
      todd toddy toe toes toll ton tone too tor tos tour tours tow town tr treat tree tri
      trough true tu tub tube tubes tug tune tunes twine ul un und une ur ut van var vary vast
      vat vend vending ver vera verb vid vin vince vine vis von vow wad wall wan wand war was
      wat water way ways we weak weakly wear wears web wee weed weeds weep wei weight weld wen
      wes wet width will win wine winger winner wins winters wish wit witch wits wo won wood
      word wording wore workings works worm worn wow ws yan yay yea yeah yeh yen yep yer yes
      yin york you youre yours yr yun zach zen zone
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
