import { films, definePieces } from './piece.ts'

const necklace = definePieces('necklace')

export const necklaces = [
  necklace(
    'seven-moons-pearl-necklace',
    { stone: 'pearl', cut: 'bead', metal: 'silver', video: films.moonWithTitle },
    {
      en: [
        'Seven moons pearl necklace',
        'Seven pearls, one for each night from half moon to full, on a silver chain that can be shortened for a high collar.',
      ],
      hi: [
        'सात चाँद मोती हार',
        'सात मोती, अर्धचंद्र से पूर्णिमा तक हर रात का एक, चाँदी की ज़ंजीर पर, जो ऊँचे गले के लिए छोटी हो सकती है।',
      ],
    },
  ),
  necklace(
    'ruby-procession-necklace',
    { stone: 'ruby', cut: 'pear' },
    {
      en: [
        'Ruby procession necklace',
        'Ruby drops in step along gold, the largest leading. Made after a temple frieze in which everyone carries a lamp.',
      ],
      hi: [
        'माणिक का शोभायात्रा हार',
        'सोने पर क़दम मिलाकर चलती माणिक की बूँदें, सबसे बड़ी आगे। मंदिर की उस पट्टी की तर्ज़ पर जिसमें सबके हाथ में दीया है।',
      ],
    },
  ),
  necklace(
    'emerald-orchard-necklace',
    { stone: 'emerald', cut: 'round' },
    {
      en: [
        'Emerald orchard necklace',
        'Round emeralds, rarely cut so because it wastes the crystal; here the waste was worth it.',
      ],
      hi: [
        'पन्ने का उपवन हार',
        'गोल पन्ने, जो कम ही ऐसे काटे जाते हैं क्योंकि रवा बहुत छीजता है; यहाँ वह छीजन सार्थक रही।',
      ],
    },
  ),
  necklace(
    'sapphire-river-necklace',
    { stone: 'blueSapphire', cut: 'marquise', metal: 'silver' },
    {
      en: [
        'Sapphire river necklace',
        'Blue boats on a silver stream, following one another round the collarbone. They lie flat and do not catch in hair.',
      ],
      hi: [
        'नीलम का नदी हार',
        'चाँदी की धारा पर नीली नौकाएँ, एक के पीछे एक हँसुली के साथ-साथ। ये सपाट रहती हैं और बालों में नहीं उलझतीं।',
      ],
    },
  ),
  necklace(
    'diamond-dew-necklace',
    { stone: 'diamond', cut: 'pear', metal: 'silver' },
    {
      en: [
        'Diamond dew necklace',
        'Seven drops, as on a spider’s thread in October. You have to look for the thread.',
      ],
      hi: ['हीरे का ओस हार', 'सात बूँदें, जैसे कार्तिक की सुबह मकड़ी के तार पर। तार को ढूँढना पड़ता है।'],
    },
  ),
  necklace(
    'red-coral-desert-necklace',
    { stone: 'coral', cut: 'bead' },
    {
      en: [
        'Red coral desert necklace',
        'Coral beads with gold between, as they were carried from the Mediterranean to Rajasthan, against salt and cloth.',
      ],
      hi: [
        'मूँगे का मरुभूमि हार',
        'मूँगे के मनके और बीच में सोना, जैसे वे नमक और कपड़े के बदले भूमध्य सागर से राजस्थान पहुँचते थे।',
      ],
    },
  ),
  necklace(
    'amethyst-lantern-necklace',
    { stone: 'amethyst', cut: 'cushion' },
    {
      en: [
        'Amethyst lantern necklace',
        'Cushion-cut amethysts lit from behind by open settings, the way lanterns are hung for a wedding garden.',
      ],
      hi: [
        'जमुनिया का कंदील हार',
        'खुली जड़ाई में पीछे से रोशन चौकोर जमुनिया, जैसे शादी के बाग़ में कंदीलें टाँगी जाती हैं।',
      ],
    },
  ),
  necklace(
    'opal-constellation-necklace',
    { stone: 'opal', cut: 'cabochon', metal: 'silver' },
    {
      en: [
        'Opal constellation necklace',
        'Seven opals placed like the stars of the Saptarishi straightened into a line. Each has a fire of its own.',
      ],
      hi: ['ओपल का सप्तर्षि हार', 'सात ओपल, जैसे सप्तर्षि के तारे एक पंक्ति में आ गए हों। हर एक की अपनी आग है।'],
    },
  ),
  necklace(
    'aquamarine-glacier-necklace',
    { stone: 'aquamarine', cut: 'pear', metal: 'silver' },
    {
      en: [
        'Aquamarine glacier necklace',
        'Drops of ice blue, the colour of the crystals that climbers bring down from above the last grass of the Shigar valley.',
      ],
      hi: [
        'बेरुज का हिमनद हार',
        'बर्फ़ीली नीली बूँदें, उस स्फटिक के रंग की जिसे शिगर घाटी के लोग आख़िरी घास के भी ऊपर से लाते हैं।',
      ],
    },
  ),
  necklace(
    'turquoise-oasis-necklace',
    { stone: 'turquoise', cut: 'cabochon', metal: 'silver' },
    {
      en: [
        'Turquoise oasis necklace',
        'Robin’s-egg turquoise with silver, a necklace for linen and for sunburnt shoulders.',
      ],
      hi: ['फ़िरोज़े का मरूद्यान हार', 'चाँदी के साथ आसमानी फ़िरोज़ा; सूती कपड़ों और धूप खाए कंधों का हार।'],
    },
  ),
  necklace(
    'rose-quartz-petal-necklace',
    { stone: 'roseQuartz', cut: 'bead', metal: 'rose' },
    {
      en: [
        'Rose quartz petal necklace',
        'Beads of milky pink that are cool when you put them on and warm a minute later.',
      ],
      hi: ['गुलाबी स्फटिक का पंखुड़ी हार', 'दूधिया गुलाबी मनके, जो पहनते समय ठंडे होते हैं और मिनट भर में गुनगुने।'],
    },
  ),
  necklace(
    'hessonite-spice-road-necklace',
    { stone: 'hessonite', cut: 'oval' },
    {
      en: [
        'Hessonite spice road necklace',
        'Hessonites the colours of cinnamon, clove and orange peel, sorted from light to dark and back.',
      ],
      hi: [
        'गोमेद का मसाला-पथ हार',
        'दालचीनी, लौंग और संतरे के छिलके के रंग के गोमेद, हल्के से गहरे और फिर हल्के सजाए हुए।',
      ],
    },
  ),
  necklace(
    'pukhraj-jupiter-necklace',
    { stone: 'yellowSapphire', cut: 'cushion', video: films.jupiterWithTitle },
    {
      en: [
        'Pukhraj Jupiter necklace',
        'A great yellow sapphire with three attendants on either side, as Jupiter is seen with its moons through a small telescope.',
      ],
      hi: [
        'पुखराज का बृहस्पति हार',
        'बड़ा पुखराज और दोनों ओर तीन-तीन साथी, जैसे छोटी दूरबीन से बृहस्पति अपने चंद्रमाओं के साथ दिखता है।',
      ],
    },
  ),
]
