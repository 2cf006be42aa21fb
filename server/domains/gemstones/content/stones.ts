import type { LanguageCode } from '@rashi/contract/languages.rules'

/** The tradition is described as a belief, because British advertising rules allow no other claim. */
type StoneTexts = readonly [name: string, tradition: string]

interface StoneKind extends Record<LanguageCode, StoneTexts> {
  readonly colour: string
}

const kinds = {
  ruby: {
    colour: '#b3123c',
    en: [
      'Ruby',
      'In Jyotish the ruby belongs to the Sun, and the old texts give it to the ring finger and to Sunday morning. Its red is chromium in corundum, the same mineral as sapphire.',
    ],
    hi: [
      'माणिक',
      'ज्योतिष में माणिक सूर्य का रत्न है; पुराने ग्रंथ इसे अनामिका और रविवार की सुबह से जोड़ते हैं। इसकी लाली कोरंडम में बसे क्रोमियम से आती है, और नीलम भी इसी खनिज का है।',
    ],
  },
  pearl: {
    colour: '#f0e9dc',
    en: [
      'Pearl',
      'Jyotish gives the pearl to the Moon, and with it silver, Monday and the mother of the house. It is the one gem here that needs no cutter: it is worn as the water made it.',
    ],
    hi: [
      'मोती',
      'ज्योतिष में मोती चंद्रमा का है, और उसके साथ चाँदी, सोमवार और घर की माँ। यहाँ का यही एक रत्न है जिसे तराशना नहीं पड़ता: जैसा पानी ने बनाया, वैसा ही पहना जाता है।',
    ],
  },
  coral: {
    colour: '#d2452f',
    en: [
      'Red coral',
      'Red coral stands for Mars in the nine gems, the navaratna, and by custom is set so that it touches the skin. It grew in the sea, so keep it from scent, vinegar and long sunshine.',
    ],
    hi: [
      'मूँगा',
      'नवरत्नों में मूँगा मंगल का प्रतीक है और रिवाज के अनुसार ऐसे जड़ा जाता है कि त्वचा को छूता रहे। यह समुद्र में पला है, इसलिए इत्र, सिरके और तेज़ धूप से बचाकर रखें।',
    ],
  },
  emerald: {
    colour: '#0f7a4d',
    en: [
      'Emerald',
      'Tradition links the emerald with Mercury, with speech, trade and Wednesday. Nearly every emerald has a garden of fine inclusions inside; a stone without one deserves a second look.',
    ],
    hi: [
      'पन्ना',
      'परंपरा पन्ने को बुध से जोड़ती है: वाणी, व्यापार और बुधवार से। लगभग हर पन्ने के भीतर बारीक रेखाओं का बग़ीचा होता है; जिसमें न हो, उसे दोबारा परखना चाहिए।',
    ],
  },
  yellowSapphire: {
    colour: '#e3b43a',
    en: [
      'Yellow sapphire',
      'Pukhraj, the yellow sapphire, is Jupiter’s among the nine gems: the teacher’s stone, which families give before a wedding or an examination. What it brings is a matter of belief; its glow is plain to see.',
    ],
    hi: [
      'पुखराज',
      'नवरत्नों में पुखराज गुरु बृहस्पति का है: शिक्षक का रत्न, जो परिवार विवाह या परीक्षा से पहले भेंट करते हैं। यह क्या देता है, यह विश्वास की बात है; इसकी चमक तो सामने है।',
    ],
  },
  diamond: {
    colour: '#dbe6f0',
    en: [
      'Diamond',
      'Venus has the diamond in the Indian tradition, and with it the arts, good company and Friday. A diamond scratches every other gem, so it is kept in a pouch of its own.',
    ],
    hi: [
      'हीरा',
      'भारतीय परंपरा में हीरा शुक्र का है, और उसके साथ कला, अच्छा साथ और शुक्रवार। हीरा बाक़ी सब रत्नों को खरोंच देता है, इसलिए उसे अलग थैली में रखा जाता है।',
    ],
  },
  blueSapphire: {
    colour: '#1c3fa8',
    en: [
      'Blue sapphire',
      'Neelam, the blue sapphire, is Saturn’s stone, and the one that tradition approaches with most care: many families ask their astrologer and wear it for three days on trial.',
    ],
    hi: [
      'नीलम',
      'नीलम शनि का रत्न है, और परंपरा इसे सबसे अधिक सावधानी से अपनाती है: कई परिवार पहले ज्योतिषी से पूछते हैं और तीन दिन पहनकर देखते हैं।',
    ],
  },
  hessonite: {
    colour: '#b4561c',
    en: [
      'Hessonite',
      'Gomed, the hessonite garnet, goes with Rahu, the ascending node of the Moon. Through a lens its inside looks like syrup stirred into water, which is how you can tell it.',
    ],
    hi: [
      'गोमेद',
      'गोमेद राहु का रत्न है, यानी चंद्रमा के उत्तरी पात का। लेंस से देखें तो इसके भीतर पानी में घुलती चाशनी सी दिखती है, और इसी से इसकी पहचान होती है।',
    ],
  },
  catsEye: {
    colour: '#9a8132',
    en: [
      'Cat’s eye',
      'Lehsunia, the chrysoberyl cat’s eye, is given to Ketu, the descending node of the Moon. The bright line is light thrown back by thousands of fine parallel needles, and it follows the lamp.',
    ],
    hi: [
      'लहसुनिया',
      'लहसुनिया केतु का रत्न है, यानी चंद्रमा के दक्षिणी पात का। इसकी चमकती धारी हज़ारों बारीक समानांतर सुइयों से लौटती रोशनी है, जो दीये के साथ-साथ चलती है।',
    ],
  },
  amethyst: {
    colour: '#7a3fa0',
    en: [
      'Amethyst',
      'Jamunia, the amethyst, is often worn in India where a sapphire would be too much. The Greeks named it “not drunk” and drank from cups of it; we recommend water.',
    ],
    hi: [
      'जमुनिया',
      'जहाँ नीलम भारी लगे, वहाँ भारत में अक्सर जमुनिया पहना जाता है। यूनानियों ने इसका नाम “नशा न चढ़ना” रखा और इसके प्यालों में पीते रहे; हम पानी की सलाह देते हैं।',
    ],
  },
  garnet: {
    colour: '#7d1d2b',
    en: [
      'Garnet',
      'The garnet takes its name from the pomegranate, whose seeds it looks like. Travellers carried it as a token for the road home, a custom older than any passport.',
    ],
    hi: [
      'तामड़ा',
      'अंग्रेज़ी में इसका नाम अनार से आया है, जिसके दानों जैसा यह दिखता है। यात्री इसे घर लौटने की निशानी मानकर साथ रखते थे; यह रिवाज किसी भी पासपोर्ट से पुराना है।',
    ],
  },
  peridot: {
    colour: '#8aa81f',
    en: [
      'Peridot',
      'Peridot comes up from deep below volcanoes, and now and then falls from the sky in meteorites. The Romans called it the evening emerald, because lamplight does not dim its green.',
    ],
    hi: [
      'ज़बरजद',
      'ज़बरजद ज्वालामुखियों की गहराई से ऊपर आता है, और कभी-कभी उल्कापिंडों में आकाश से भी गिरता है। रोम के लोग इसे साँझ का पन्ना कहते थे, क्योंकि दीये की रोशनी में इसका हरा फीका नहीं पड़ता।',
    ],
  },
  aquamarine: {
    colour: '#6fb9c6',
    en: [
      'Aquamarine',
      'Aquamarine is the sea-coloured sister of emerald: the same mineral, beryl, with iron in place of chromium. Sailors kept one in their pocket and told each other that it calmed the waves.',
    ],
    hi: [
      'बेरुज',
      'बेरुज पन्ने की समुद्री रंग वाली बहन है: वही खनिज बेरिल, बस क्रोमियम की जगह लोहा। नाविक इसे जेब में रखते और एक-दूसरे से कहते कि इससे लहरें शांत रहती हैं।',
    ],
  },
  citrine: {
    colour: '#d99a1e',
    en: [
      'Citrine',
      'Sunela, the citrine, is quartz the colour of late afternoon. Indian jewellers offer it as the gentle cousin of the yellow sapphire, for the same finger and the same Thursday.',
    ],
    hi: [
      'सुनैला',
      'सुनैला ढलती दोपहर के रंग का स्फटिक है। भारतीय जौहरी इसे पुखराज का सौम्य रिश्तेदार बताकर देते हैं, उसी उँगली और उसी गुरुवार के लिए।',
    ],
  },
  blueTopaz: {
    colour: '#4a9fd0',
    en: [
      'Blue topaz',
      'Topaz splits like slate along one direction, so its cutter has to know the grain before the first facet. Old lapidaries ascribed a cool head to those who wore it.',
    ],
    hi: [
      'नीला टोपाज़',
      'टोपाज़ एक दिशा में स्लेट की तरह चिर जाता है, इसलिए पहला पहल काटने से पहले कारीगर को उसका रेशा पहचानना पड़ता है। पुराने रत्न-ग्रंथ इसे पहनने वालों को ठंडे दिमाग़ का कहते थे।',
    ],
  },
  turquoise: {
    colour: '#3aa6a0',
    en: [
      'Turquoise',
      'Firoza has travelled the trade roads from Nishapur for three thousand years, sewn into bridles and braids alike. It is soft and porous, and changes a little with the hand that wears it.',
    ],
    hi: [
      'फ़िरोज़ा',
      'फ़िरोज़ा तीन हज़ार साल से निशापुर के व्यापारी रास्तों पर चल रहा है, घोड़ों की लगाम में भी और चोटियों में भी। यह नरम और रंध्रदार है, और पहनने वाले के साथ थोड़ा बदलता रहता है।',
    ],
  },
  opal: {
    colour: '#cfe3e6',
    en: [
      'Opal',
      'An opal is millions of tiny glass beads, stacked so evenly that they split the light. Some wear it for Venus, others leave it alone; the second custom was started by a novel.',
    ],
    hi: [
      'ओपल',
      'ओपल करोड़ों नन्हे काँच के मनकों का ढेर है, इतना सलीके से जमा कि रोशनी रंगों में बँट जाती है। कुछ लोग इसे शुक्र के लिए पहनते हैं, कुछ इससे बचते हैं; दूसरी रीत एक उपन्यास से चली थी।',
    ],
  },
  moonstone: {
    colour: '#cdd6e6',
    en: [
      'Moonstone',
      'Chandrakanta, “loved by the Moon”: Sanskrit poets let it melt under moonlight. The floating glow comes from layers of feldspar thinner than a wavelength of light.',
    ],
    hi: [
      'चंद्रकांत',
      'चंद्रकांत, यानी चंद्रमा का प्रिय: संस्कृत के कवि इसे चाँदनी में पिघला देते थे। इसकी तैरती आभा फ़ेल्डस्पार की उन परतों से आती है जो रोशनी की तरंग से भी पतली हैं।',
    ],
  },
  tourmaline: {
    colour: '#2f8a5f',
    en: [
      'Tourmaline',
      'Turmali comes in more colours than any other gem, sometimes in two within one crystal. Warmed by the hand it draws dust, which made Dutch traders use it to clean their pipes.',
    ],
    hi: [
      'तुरमली',
      'तुरमली जितने रंगों में मिलती है उतने में कोई और रत्न नहीं, कभी-कभी तो एक ही टुकड़े में दो रंग। हाथ की गर्मी से यह धूल खींचती है, इसलिए डच व्यापारी इससे अपने पाइप साफ़ करते थे।',
    ],
  },
  tigersEye: {
    colour: '#a8692a',
    en: [
      'Tiger’s eye',
      'Tiger’s eye is quartz that has taken the place of a fibrous mineral and kept its silk. Soldiers of several empires wore it as a watchful eye.',
    ],
    hi: [
      'व्याघ्राक्ष',
      'व्याघ्राक्ष वह स्फटिक है जिसने एक रेशेदार खनिज की जगह ले ली और उसका रेशम बचा लिया। कई साम्राज्यों के सैनिक इसे पहरेदार आँख मानकर पहनते थे।',
    ],
  },
  lapis: {
    colour: '#24408f',
    en: [
      'Lapis lazuli',
      'Lajward was mined in Badakhshan for the tombs of Ur and, ground to powder, painted the skies of the Renaissance. The golden specks are pyrite, like stars in a clear night.',
    ],
    hi: [
      'लाजवर्त',
      'लाजवर्त बदख़्शाँ की खदानों से उर के मक़बरों तक पहुँचा, और पिसकर यूरोप के चित्रों का आकाश बना। इसके सुनहरे कण पाइराइट हैं, साफ़ रात में तारों जैसे।',
    ],
  },
  carnelian: {
    colour: '#bf4b23',
    en: [
      'Carnelian',
      'Aqiq beads from Khambhat were traded to Mesopotamia more than four thousand years ago and are still drilled there by hand. Seals were cut in it, because wax does not cling.',
    ],
    hi: [
      'अक़ीक़',
      'खंभात के अक़ीक़ के मनके चार हज़ार साल से भी पहले मेसोपोटामिया तक बिकते थे, और आज भी वहीं हाथ से छेदे जाते हैं। मुहरें इसी में काटी जाती थीं, क्योंकि इससे मोम नहीं चिपकता।',
    ],
  },
  tanzanite: {
    colour: '#4a4bb0',
    en: [
      'Tanzanite',
      'Tanzanite was found in 1967 within sight of Kilimanjaro and nowhere else since. No old book knows it, so whatever it means is yours to decide.',
    ],
    hi: [
      'तंज़ानाइट',
      'तंज़ानाइट 1967 में किलिमंजारो के पास मिला और उसके बाद कहीं और नहीं। किसी पुराने ग्रंथ में इसका नाम नहीं, इसलिए इसका अर्थ आप ही तय करें।',
    ],
  },
  roseQuartz: {
    colour: '#dfa3ae',
    en: [
      'Rose quartz',
      'Rose quartz is pink all through and rarely clear, a stone for round shapes and warm hands. Folk custom ties it to affection and gives it between friends.',
    ],
    hi: [
      'गुलाबी स्फटिक',
      'गुलाबी स्फटिक पूरा का पूरा गुलाबी होता है और विरले ही पारदर्शी; गोल आकार और गर्म हथेलियों का पत्थर। लोक-रिवाज इसे स्नेह से जोड़ता है और मित्रों में दिया जाता है।',
    ],
  },
} satisfies Record<string, StoneKind>

export type StoneKey = keyof typeof kinds

/** The kinds of stone, each with its colour, name and tradition. */
export const stones: Readonly<Record<StoneKey, StoneKind>> = kinds
