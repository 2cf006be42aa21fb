import { films, definePieces } from './piece.ts'

const pair = definePieces('earrings')

export const earrings = [
  pair(
    'pearl-monsoon-earrings',
    { stone: 'pearl', cut: 'bead', video: films.moon },
    {
      en: [
        'Pearl monsoon earrings',
        'Two matched pearls on gold hooks, each with one pale spot, so that you can tell left from right. They swing, but do not chime.',
      ],
      hi: [
        'मोती की सावन बालियाँ',
        'सोने के काँटों पर दो जोड़ के मोती, हर एक पर एक हल्का धब्बा, जिससे दायाँ-बायाँ पहचाना जाए। ये झूलते हैं, पर बजते नहीं।',
      ],
    },
  ),
  pair(
    'ruby-lamp-earrings',
    { stone: 'ruby', cut: 'round' },
    {
      en: [
        'Ruby lamp earrings',
        'Round rubies matched so closely that left and right are truly the same red. Small enough for a christening, bright enough for Diwali.',
      ],
      hi: [
        'माणिक की दीप बालियाँ',
        'रंग मिलाकर चुने गए गोल माणिक, इसलिए दायाँ और बायाँ सचमुच एक ही लाल। नामकरण के लिए छोटे, दीवाली के लिए चमकीले।',
      ],
    },
  ),
  pair(
    'emerald-rain-earrings',
    { stone: 'emerald', cut: 'pear' },
    {
      en: [
        'Emerald rain earrings',
        'Emerald drops the green of wet mango leaves, hung loosely so that they turn and catch the light twice.',
      ],
      hi: [
        'पन्ने की बरखा बालियाँ',
        'भीगे आम के पत्तों जैसी हरी पन्ने की बूँदें, ढीली टँगी हुईं, ताकि घूमें और रोशनी दो बार पकड़ें।',
      ],
    },
  ),
  pair(
    'diamond-leaf-earrings',
    { stone: 'diamond', cut: 'marquise', metal: 'silver' },
    {
      en: [
        'Diamond leaf earrings',
        'Two slim marquise diamonds, upright in a pale setting, with no more metal than is needed to hold them.',
      ],
      hi: [
        'हीरे की पत्ती बालियाँ',
        'हल्की जड़ाई में सीधे खड़े दो पतले नौका-तराश हीरे, और धातु बस उतनी जितनी थामने को चाहिए।',
      ],
    },
  ),
  pair(
    'sapphire-evening-earrings',
    { stone: 'blueSapphire', cut: 'oval', metal: 'silver', halo: true },
    {
      en: [
        'Sapphire evening earrings',
        'Oval sapphires, nearly black until the lamp finds them, each inside a ring of brilliants.',
      ],
      hi: [
        'नीलम की साँझ बालियाँ',
        'अंडाकार नीलम, जो दीये की रोशनी पड़ने तक लगभग काले लगते हैं, हर एक हीरों के घेरे में।',
      ],
    },
  ),
  pair(
    'garnet-pomegranate-earrings',
    { stone: 'garnet', cut: 'pear', metal: 'rose' },
    {
      en: [
        'Garnet pomegranate earrings',
        'Two seeds of dark red on rose-gold stems. They weigh next to nothing and look like something to eat.',
      ],
      hi: [
        'तामड़े की अनारदाना बालियाँ',
        'गुलाबी सोने की डंडी पर गहरे लाल दो दाने। वज़न नाम का, और देखने में खाने लायक़।',
      ],
    },
  ),
  pair(
    'aquamarine-tide-earrings',
    { stone: 'aquamarine', cut: 'oval', metal: 'silver' },
    {
      en: [
        'Aquamarine tide earrings',
        'A pale pair, clear as shallow water over sand, in silver as plain as the beach.',
      ],
      hi: ['बेरुज की ज्वार बालियाँ', 'हल्के रंग की जोड़ी, रेत पर उथले पानी जैसी साफ़, और चाँदी तट जैसी सादी।'],
    },
  ),
  pair(
    'citrine-marigold-earrings',
    { stone: 'citrine', cut: 'emerald' },
    {
      en: [
        'Citrine marigold earrings',
        'Step-cut citrines of marigold orange. They go with turmeric silk as if they had been dyed in the same pot.',
      ],
      hi: [
        'सुनैला की गेंदा बालियाँ',
        'गेंदे जैसे नारंगी सीढ़ीदार सुनैला। हल्दी रंग के रेशम के साथ ऐसे जँचते हैं जैसे एक ही हांडी में रँगे हों।',
      ],
    },
  ),
  pair(
    'coral-ember-earrings',
    { stone: 'coral', cut: 'bead', video: films.marsWithTitle },
    {
      en: [
        'Coral ember earrings',
        'Round corals the red of the last coals, drilled and hung on gold so that nothing hides them.',
      ],
      hi: [
        'मूँगे की अंगार बालियाँ',
        'आख़िरी अंगारों जैसे लाल गोल मूँगे, छेदकर सोने में टँगे हुए, ताकि उन्हें कुछ भी न ढके।',
      ],
    },
  ),
  pair(
    'peridot-firefly-earrings',
    { stone: 'peridot', cut: 'round' },
    {
      en: [
        'Peridot firefly earrings',
        'Two round peridots that seem to keep a little light for themselves after you have left the window.',
      ],
      hi: [
        'ज़बरजद की जुगनू बालियाँ',
        'दो गोल ज़बरजद, जो खिड़की से हट जाने के बाद भी थोड़ी रोशनी अपने पास रख लेते हैं।',
      ],
    },
  ),
  pair(
    'tanzanite-mountain-earrings',
    { stone: 'tanzanite', cut: 'cushion', metal: 'silver' },
    {
      en: [
        'Tanzanite mountain earrings',
        'Cushions of blue that turn violet along one axis and grey along another. Ask to see them turned.',
      ],
      hi: [
        'तंज़ानाइट की पर्वत बालियाँ',
        'चौकोर नीले नग, जो एक ओर से बैंगनी और दूसरी ओर से धूसर दिखते हैं। इन्हें घुमाकर दिखाने को कहें।',
      ],
    },
  ),
  pair(
    'turquoise-bell-earrings',
    { stone: 'turquoise', cut: 'bead', metal: 'silver' },
    {
      en: [
        'Turquoise bell earrings',
        'Turquoise beads under small silver caps, as bell-makers in Ladakh put them on bridles.',
      ],
      hi: [
        'फ़िरोज़े की घंटी बालियाँ',
        'चाँदी की छोटी टोपियों के नीचे फ़िरोज़े के मनके, जैसे लद्दाख में घोड़ों की लगाम पर लगाए जाते हैं।',
      ],
    },
  ),
  pair(
    'blue-topaz-willow-earrings',
    { stone: 'blueTopaz', cut: 'marquise', metal: 'silver' },
    {
      en: [
        'Blue topaz willow earrings',
        'Narrow blades of sky blue on long hooks, which move at every word of their owner.',
      ],
      hi: ['नीले टोपाज़ की बेंत बालियाँ', 'लंबे काँटों पर आसमानी रंग की पतली पत्तियाँ, जो हर बात पर हिलती हैं।'],
    },
  ),
]
