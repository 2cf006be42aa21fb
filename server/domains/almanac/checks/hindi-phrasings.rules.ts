import { phrasing } from './phrasing.rules.ts'

const shop = '{packages/contract/texts/hi/*.ts,server/domains/subscriptions/**/*.ts}'
const contract = 'packages/contract/texts/hi/*.ts'
const spelling = 'one spelling, with the nukta'
const oneWord = 'one word for one thing'
const masculine = 'addresses men alone; half the readers are women'
const unclear = 'word for word from English, and wrong in Hindi'
const unproved = 'a trade description that nobody can prove'

export const hindiPhrasings = [
  phrasing(
    /(?:पर्याप्त|कोई|सारी|यह) राशि (?:नहीं (?:है|ली)|ली )|राशि का भुगतान|जाने वाली राशि|धनराशि/,
    'शुल्क, रकम, पैसे',
    'राशि is the sign',
  ),
  phrasing(/^राशि$/, 'रकम', 'राशि is the sign', 'packages/contract/texts/hi/payments.ts'),
  phrasing(/योजना/, 'प्लान', oneWord, shop),
  phrasing(/पैकेज/, 'प्लान', oneWord),
  phrasing(/निजता/, 'गोपनीयता', oneWord),
  phrasing(/कड़ी/, 'लिंक', oneWord, contract),
  phrasing(/नि[:ः]शुल्क|निशुल्क/, 'मुफ़्त', oneWord),
  phrasing(/(?:चंद्रमा|सूर्य|ग्रह|लग्न)[^।,]{0,20}देशांतर/, 'भोगांश', 'देशांतर is of places on Earth'),
  phrasing(/जीवन की घटना/, 'जीवन-विषय', oneWord),
  phrasing(/(?<!ई)मेल (?:से (?!मिल)|सेवा|पर भेज)/, 'ईमेल', oneWord, contract),
  phrasing(/नियम व शर्त/, 'नियम और शर्तें', oneWord),
  phrasing(/खरीद/, 'ख़रीद', spelling),
  phrasing(/बाकी/, 'बाक़ी', spelling),
  phrasing(/तारीख(?!़)/, 'तारीख़', spelling),
  phrasing(/कानून/, 'क़ानून', spelling),
  phrasing(/(?<!दाल )गलत/, 'ग़लत', spelling),
  phrasing(/जरूर/, 'ज़रूर', spelling),
  phrasing(/मुफ्त/, 'मुफ़्त', spelling),
  phrasing(/खर्च|खुश|खाली/, 'ख़र्च, ख़ुश, ख़ाली', spelling),
  phrasing(/(?:चुन|लिख|देख|पूछ|पढ़|रख|खोज|सुन|कह|जान)िए/, 'चुनें, लिखें, देखें', 'one form of the request'),
  phrasing(/(?:लीजिए|कीजिए|दीजिए|बताइए|आइए|पाइए)/, 'लें, करें, दें', 'one form of the request'),
  phrasing(/ढाई दिन|लगभग सवा दो/, 'क़रीब सवा दो दिन', 'the Moon’s mean stay in a sign is 2.28 days'),
  phrasing(/[क-ह़ािीुूेैोौ]ता हूँ/, 'a sentence without a gender', masculine),
  phrasing(/मैं [^।?]*(?:था|गया)\?/, 'a sentence without a gender', masculine),
  phrasing(/आप[^।]*ना चाह(?:ते हैं|ेंगे)/, 'आपको … है, or the request', masculine),
  phrasing(/आप [^।]{0,60}सकते हैं/, '… जा सकता है, or the request', masculine),
  phrasing(/भूल गए\?|पहली बार आए हैं/, 'याद नहीं?, पहली बार यहाँ?', masculine),
  phrasing(/पहनने वाली के/, 'a sentence without a gender', 'addresses women alone'),
  phrasing(
    /(?<!\S)की [^',।]*लटकन$/,
    'का … लटकन',
    'लटकन is masculine',
    'server/domains/gemstones/content/*.ts',
  ),
  phrasing(/झुमक/, 'बालियाँ', 'झुमके are bells, not every earring'),
  phrasing(/पीछा नहीं/, 'आप पर नज़र नहीं रखी जाती', unclear),
  phrasing(/आपकी छवि/, 'आपकी प्रोफ़ाइल', unclear),
  phrasing(/गणक/, 'ट्रैकर', unclear),
  phrasing(/लिखा जाना चाहता/, 'को नया ईमेल बताया गया है', unclear),
  phrasing(/प्याले चाय/, 'चाय के दूसरे प्याले', 'the order of the words'),
  phrasing(/जिन्हें केवल सिर हिलाकर/, 'जिनसे केवल सिर हिलाकर', 'the case'),
  phrasing(/आपको पूछा/, 'आपसे पूछा', 'the case'),
  phrasing(/थाली पर/, 'भोजन के समय', unclear),
  phrasing(/नुस्ख़?ा/, 'व्यंजन-विधि', 'नुस्ख़ा is a medical recipe'),
  phrasing(/मुखौटे का/, 'दिखावे का', unclear),
  phrasing(/स्रोत और उपचार/, 'तपाया या रँगा तो नहीं', 'उपचार is a cure'),
  phrasing(/चंद्रमा नए हो/, 'अमावस्या', unclear),
  phrasing(/चाँद पूरा है/, 'पूर्णिमा है', unclear),
  phrasing(/अंग खोलें/, 'शरीर को तानें', unclear),
  phrasing(/साँस लेने से लंबी/, 'जितनी देर में साँस लें, उससे ज़्यादा देर में छोड़ें', unclear),
  phrasing(/ऊपर से आई बात|विचार तिरछी राह/, 'say it from the sky, not from the English', unclear),
  phrasing(/सामान्य से पास/, 'सामान्य से अधिक पास', 'a word is missing'),
  phrasing(/बिना तपाया|प्लैटिनम|पुराना इतालवी|रोडियम/, 'रंग, रूप, … की शैली', unproved),
]
