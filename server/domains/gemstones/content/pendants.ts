import { films, definePieces } from './piece.ts'

const pendant = definePieces('pendant')

export const pendants = [
  pendant(
    'moonstone-full-moon-pendant',
    { stone: 'moonstone', cut: 'cabochon', metal: 'silver', video: films.moonWithTitle },
    {
      en: [
        'Moonstone full-moon pendant',
        'A domed moonstone whose blue glow moves as you do, framed by a thin silver ring like the halo before rain.',
      ],
      hi: [
        'चंद्रकांत का पूर्णिमा लटकन',
        'गुंबद जैसा चंद्रकांत, जिसकी नीली आभा आपके साथ चलती है, चाँदी के पतले घेरे में, जैसे बारिश से पहले चाँद का मंडल।',
      ],
    },
  ),
  pendant(
    'ruby-sunrise-pendant',
    { stone: 'ruby', cut: 'pear', video: films.sun },
    {
      en: [
        'Ruby sunrise pendant',
        'A ruby drop hung point upward, so that the red gathers at the bottom as it does on the horizon at six in the morning.',
      ],
      hi: [
        'माणिक का सूर्योदय लटकन',
        'माणिक की बूँद, नोक ऊपर, ताकि लाली नीचे जमा हो, जैसे सुबह छह बजे क्षितिज पर होती है।',
      ],
    },
  ),
  pendant(
    'emerald-garden-pendant',
    { stone: 'emerald', cut: 'oval', halo: true },
    {
      en: [
        'Emerald garden pendant',
        'An oval emerald with a visible garden inside it and a hedge of diamonds around. No two look alike; this one has a path.',
      ],
      hi: [
        'पन्ने का बग़ीचा लटकन',
        'अंडाकार पन्ना, जिसके भीतर बग़ीचा दिखता है और चारों ओर हीरों की बाड़। कोई दो एक जैसे नहीं होते; इसमें एक पगडंडी भी है।',
      ],
    },
  ),
  pendant(
    'sapphire-teardrop-pendant',
    { stone: 'blueSapphire', cut: 'pear', metal: 'silver', halo: true },
    {
      en: [
        'Sapphire teardrop pendant',
        'A blue drop in a frame of small brilliants, on a chain fine enough to vanish. For evenings when the dress is plain.',
      ],
      hi: [
        'नीलम का आँसू लटकन',
        'छोटे हीरों के चौखट में नीली बूँद, इतनी बारीक ज़ंजीर पर कि दिखे ही नहीं। उन शामों के लिए जब पोशाक सादी हो।',
      ],
    },
  ),
  pendant(
    'citrine-afternoon-pendant',
    { stone: 'citrine', cut: 'cushion' },
    {
      en: [
        'Citrine afternoon pendant',
        'A large cushion of golden quartz that throws small patches of light on the wall when you lean over a book.',
      ],
      hi: [
        'सुनैला का दोपहर लटकन',
        'सुनहरे स्फटिक का बड़ा चौकोर नग, जो किताब पर झुकते ही दीवार पर रोशनी के छोटे-छोटे टुकड़े बिखेर देता है।',
      ],
    },
  ),
  pendant(
    'opal-cloud-pendant',
    { stone: 'opal', cut: 'cabochon', metal: 'rose' },
    {
      en: [
        'Opal cloud pendant',
        'White at first sight; then green, orange and a flash of violet. It likes to be worn, since skin keeps it from drying out.',
      ],
      hi: [
        'ओपल का बादल लटकन',
        'पहली नज़र में सफ़ेद; फिर हरा, नारंगी और बैंगनी की एक झलक। इसे पहने जाना अच्छा लगता है, क्योंकि त्वचा इसे सूखने से बचाती है।',
      ],
    },
  ),
  pendant(
    'lapis-night-pendant',
    { stone: 'lapis', cut: 'cabochon' },
    {
      en: [
        'Lapis night pendant',
        'Deep blue with a scatter of gold, polished by hand until it is as smooth as a river stone. The bail is a small crescent.',
      ],
      hi: [
        'लाजवर्त का रात लटकन',
        'गहरा नीला, जिस पर सोने के छींटे हैं, हाथ से इतना घिसा कि नदी के पत्थर सा चिकना। ऊपर की कड़ी छोटा सा अर्धचंद्र है।',
      ],
    },
  ),
  pendant(
    'peridot-leaf-pendant',
    { stone: 'peridot', cut: 'marquise' },
    {
      en: [
        'Peridot leaf pendant',
        'A marquise peridot worn upright like a young leaf, with one gold vein soldered across its back where only you know of it.',
      ],
      hi: [
        'ज़बरजद का पत्ती लटकन',
        'नई पत्ती की तरह सीधा टँगा नौका-तराश ज़बरजद, जिसकी पीठ पर सोने की एक नस है, जिसका पता केवल आपको है।',
      ],
    },
  ),
  pendant(
    'amethyst-dusk-pendant',
    { stone: 'amethyst', cut: 'round', metal: 'silver' },
    {
      en: [
        'Amethyst dusk pendant',
        'A round amethyst of the violet that is left in the west twenty minutes after sunset, in plain polished silver.',
      ],
      hi: [
        'जमुनिया का साँझ लटकन',
        'सूरज डूबने के बीस मिनट बाद पश्चिम में जो बैंगनी रह जाता है, उसी रंग का गोल जमुनिया, सादी चमकाई चाँदी में।',
      ],
    },
  ),
  pendant(
    'blue-topaz-window-pendant',
    { stone: 'blueTopaz', cut: 'emerald', metal: 'silver' },
    {
      en: [
        'Blue topaz window pendant',
        'A tall step-cut topaz with nothing behind it but air, so the blue changes with whatever you wear beneath.',
      ],
      hi: [
        'नीले टोपाज़ का खिड़की लटकन',
        'लंबा सीढ़ीदार टोपाज़, जिसके पीछे हवा के सिवा कुछ नहीं, इसलिए इसका नीला नीचे के कपड़े के साथ बदलता है।',
      ],
    },
  ),
  pendant(
    'turquoise-caravan-pendant',
    { stone: 'turquoise', cut: 'cabochon', metal: 'silver' },
    {
      en: [
        'Turquoise caravan pendant',
        'Turquoise with a faint brown web, in the style of Nishapur, in a silver cup edged with tiny beads as Turkmen smiths make it.',
      ],
      hi: [
        'फ़िरोज़े का कारवाँ लटकन',
        'निशापुर की शैली का, हल्के भूरे जाल वाला फ़िरोज़ा, चाँदी की कटोरी में, जिसका किनारा तुर्कमान सुनारों की तरह नन्हे दानों से बना है।',
      ],
    },
  ),
  pendant(
    'rose-quartz-dawn-pendant',
    { stone: 'roseQuartz', cut: 'pear', metal: 'rose' },
    {
      en: [
        'Rose quartz dawn pendant',
        'A faceted drop of rose quartz, clearer than most and the pink of a cold dawn, on a rose-gold chain.',
      ],
      hi: [
        'गुलाबी स्फटिक का भोर लटकन',
        'गुलाबी स्फटिक की पहलदार बूँद, औरों से अधिक साफ़ और ठंडी भोर जैसी गुलाबी, गुलाबी सोने की ज़ंजीर पर।',
      ],
    },
  ),
  pendant(
    'tigers-eye-sentinel-pendant',
    { stone: 'tigersEye', cut: 'cats-eye' },
    {
      en: [
        'Tiger’s eye sentinel pendant',
        'A broad oval with one silken band of gold down its middle. Heavy enough to hang straight, quiet enough for the office.',
      ],
      hi: [
        'व्याघ्राक्ष का प्रहरी लटकन',
        'चौड़ा अंडाकार नग, बीच में सोने की एक रेशमी पट्टी। इतना भारी कि सीधा लटके, इतना सादा कि दफ़्तर में भी जँचे।',
      ],
    },
  ),
]
