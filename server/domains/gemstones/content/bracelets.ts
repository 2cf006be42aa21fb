import { films, definePieces } from './piece.ts'

const bracelet = definePieces('bracelet')

export const bracelets = [
  bracelet(
    'five-suns-ruby-bracelet',
    { stone: 'ruby', cut: 'round', video: films.sunWithTitle },
    {
      en: [
        'Five suns ruby bracelet',
        'Five rubies rising and setting along a fine gold chain, the noon one in the middle. The clasp is a sixth, very small.',
      ],
      hi: [
        'पाँच सूर्य माणिक कंगन',
        'सोने की बारीक ज़ंजीर पर उगते और ढलते पाँच माणिक, बीच में दोपहर वाला। कुंडा छठा है, बहुत छोटा।',
      ],
    },
  ),
  bracelet(
    'moonstone-phases-bracelet',
    { stone: 'moonstone', cut: 'cabochon', metal: 'silver', video: films.moon },
    {
      en: [
        'Moonstone phases bracelet',
        'Five moonstones that grow to the full and shrink again, in silver that you may let darken between them.',
      ],
      hi: [
        'चंद्रकांत का कला कंगन',
        'पाँच चंद्रकांत, जो पूर्णिमा तक बढ़ते और फिर घटते हैं; बीच की चाँदी को चाहें तो काला पड़ने दें।',
      ],
    },
  ),
  bracelet(
    'red-coral-reef-bracelet',
    { stone: 'coral', cut: 'cabochon' },
    {
      en: [
        'Red coral reef bracelet',
        'Domes of coral, each a slightly different red, strung in the order in which the workshop found them.',
      ],
      hi: ['मूँगे का शैल कंगन', 'मूँगे के गुंबद, हर एक कुछ अलग लाल, उसी क्रम में पिरोए जिसमें कारख़ाने को मिले।'],
    },
  ),
  bracelet(
    'emerald-terrace-bracelet',
    { stone: 'emerald', cut: 'emerald' },
    {
      en: [
        'Emerald terrace bracelet',
        'Step-cut emeralds like rice terraces seen from the air, on a band that bends with the wrist.',
      ],
      hi: [
        'पन्ने का सीढ़ीदार कंगन',
        'ऊपर से दिखते धान के सीढ़ीदार खेतों जैसे पन्ने, कलाई के साथ मुड़ने वाली पट्टी पर।',
      ],
    },
  ),
  bracelet(
    'sapphire-orbit-bracelet',
    { stone: 'blueSapphire', cut: 'round', metal: 'silver' },
    {
      en: [
        'Sapphire orbit bracelet',
        'Blue sapphires strung on a thin silver orbit. The middle one sits higher and casts a small shadow, like a planet on its rings.',
      ],
      hi: [
        'नीलम का कक्षा कंगन',
        'चाँदी की पतली कक्षा पर पिरोए नीलम। बीच वाला कुछ ऊँचा है और वलयों पर ग्रह की तरह हल्की छाया डालता है।',
      ],
    },
  ),
  bracelet(
    'amethyst-iris-bracelet',
    { stone: 'amethyst', cut: 'oval' },
    {
      en: [
        'Amethyst iris bracelet',
        'Oval amethysts from pale to deep, the darkest on the inside of the wrist where you look when you tell the time.',
      ],
      hi: [
        'जमुनिया का नीलकमल कंगन',
        'हल्के से गहरे होते अंडाकार जमुनिया, सबसे गहरा कलाई के भीतर, जहाँ समय देखते हुए नज़र जाती है।',
      ],
    },
  ),
  bracelet(
    'carnelian-khambhat-bracelet',
    { stone: 'carnelian', cut: 'cabochon' },
    {
      en: [
        'Carnelian Khambhat bracelet',
        'Carnelians in the style of Khambhat, where beads have been drilled by hand for forty centuries, set here with plain gold.',
      ],
      hi: [
        'खंभात के अक़ीक़ का कंगन',
        'खंभात की शैली के अक़ीक़, जहाँ चालीस सदियों से मनके हाथ से छेदे जा रहे हैं, यहाँ सादे सोने में जड़े हुए।',
      ],
    },
  ),
  bracelet(
    'lapis-pole-star-bracelet',
    { stone: 'lapis', cut: 'bead', metal: 'silver' },
    {
      en: [
        'Lapis pole star bracelet',
        'Five beads of lapis, one with a single fleck of pyrite in its centre that stays where it is while the rest turn.',
      ],
      hi: [
        'लाजवर्त का ध्रुवतारा कंगन',
        'लाजवर्त के पाँच मनके, जिनमें एक के बीचोंबीच पाइराइट का अकेला कण है; बाक़ी घूमते हैं, वह वहीं रहता है।',
      ],
    },
  ),
  bracelet(
    'pearl-shoreline-bracelet',
    { stone: 'pearl', cut: 'bead' },
    {
      en: [
        'Pearl shoreline bracelet',
        'Graduated pearls with a breath of gold between them, knotted so that none is lost if the silk ever breaks.',
      ],
      hi: [
        'मोतियों का तट कंगन',
        'छोटे से बड़े होते मोती, बीच-बीच में सोने की झलक, हर मोती के बाद गाँठ, ताकि रेशम टूटे भी तो कोई खोए नहीं।',
      ],
    },
  ),
  bracelet(
    'tigers-eye-path-bracelet',
    { stone: 'tigersEye', cut: 'cats-eye' },
    {
      en: [
        'Tiger’s eye path bracelet',
        'Five eyes that open one after another as the arm moves. A bracelet for either hand, and for anyone.',
      ],
      hi: [
        'व्याघ्राक्ष का पथ कंगन',
        'पाँच आँखें, जो बाँह हिलते ही एक के बाद एक खुलती हैं। किसी भी हाथ का और किसी का भी कंगन।',
      ],
    },
  ),
  bracelet(
    'garnet-velvet-bracelet',
    { stone: 'garnet', cut: 'cushion', metal: 'rose' },
    {
      en: [
        'Garnet velvet bracelet',
        'Cushions of garnet so dark that they look like velvet indoors and like wine at the window.',
      ],
      hi: ['तामड़े का मख़मल कंगन', 'इतने गहरे चौकोर तामड़े कि कमरे में मख़मल लगें और खिड़की पर अंगूर का रस।'],
    },
  ),
  bracelet(
    'pukhraj-teachers-bracelet',
    { stone: 'yellowSapphire', cut: 'oval', video: films.jupiterWithTitle },
    {
      en: [
        'Pukhraj teacher’s bracelet',
        'Yellow sapphires in a line as even as good handwriting. A gift that pupils have been known to share the cost of.',
      ],
      hi: [
        'पुखराज का गुरु कंगन',
        'सुंदर लिखावट जैसी सीधी पंक्ति में पुखराज। ऐसी भेंट जिसका ख़र्च शिष्य अक्सर मिलकर उठाते हैं।',
      ],
    },
  ),
  bracelet(
    'tourmaline-vine-bracelet',
    { stone: 'tourmaline', cut: 'marquise', metal: 'rose' },
    {
      en: [
        'Tourmaline vine bracelet',
        'Slim green leaves on a rose-gold stem that winds once around the wrist and fastens with a bud.',
      ],
      hi: [
        'तुरमली का बेल कंगन',
        'गुलाबी सोने की डंडी पर पतली हरी पत्तियाँ, जो कलाई पर एक फेरा लेकर कली से बंद होती हैं।',
      ],
    },
  ),
]
