import { films, definePieces } from './piece.ts'

const ring = definePieces('ring')

export const rings = [
  ring(
    'ruby-halo-ring',
    { stone: 'ruby', cut: 'oval', halo: true, video: films.sunWithTitle },
    {
      en: [
        'Ruby halo ring',
        'An oval ruby of deep red in a wreath of small white stones, on a band of yellow gold left plain so that the stone can do the talking. The back is open to the light.',
      ],
      hi: [
        'माणिक की घेरदार अँगूठी',
        'छोटे सफ़ेद नगों के घेरे में गहरे लाल रंग का अंडाकार माणिक, पीले सोने के सादे छल्ले पर, ताकि बात रत्न ही करे। पीछे से खुली है, कि रोशनी आती रहे।',
      ],
    },
  ),
  ring(
    'blue-sapphire-cushion-ring',
    { stone: 'blueSapphire', cut: 'cushion', metal: 'silver' },
    {
      en: [
        'Blue sapphire cushion ring',
        'A cushion-cut sapphire of cornflower blue, held by four claws low on the hand. Made to be worn every day, under a glove if need be.',
      ],
      hi: [
        'नीलम की गद्देदार तराश वाली अँगूठी',
        'अलसी के फूल जैसा नीला नीलम, चार काँटों में हथेली के पास टिका हुआ। रोज़ पहनने के लिए बनी है, दस्ताने के नीचे भी।',
      ],
    },
  ),
  ring(
    'emerald-step-cut-ring',
    { stone: 'emerald', cut: 'emerald' },
    {
      en: [
        'Emerald step-cut ring',
        'A step cut was invented for emeralds, to spare their corners, and here you can see why: long calm planes of green in yellow gold.',
      ],
      hi: [
        'पन्ने की सीढ़ीदार तराश वाली अँगूठी',
        'सीढ़ीदार तराश पन्ने के लिए ही बनी थी, ताकि उसके कोने बचे रहें। यहाँ उसका कारण दिखता है: पीले सोने में हरे रंग के लंबे शांत तल।',
      ],
    },
  ),
  ring(
    'pukhraj-thursday-ring',
    { stone: 'yellowSapphire', cut: 'cushion', video: films.jupiter },
    {
      en: [
        'Pukhraj Thursday ring',
        'A yellow sapphire, honey in the shade and lemon in the sun, in a closed gold setting of the kind that grandfathers wear.',
      ],
      hi: [
        'पुखराज की गुरुवार वाली अँगूठी',
        'पुखराज, छाँव में शहद और धूप में नींबू जैसा, सोने की बंद जड़ाई में, जैसी दादाजी पहनते हैं।',
      ],
    },
  ),
  ring(
    'diamond-solitaire-ring',
    { stone: 'diamond', cut: 'round', metal: 'silver' },
    {
      en: [
        'Diamond solitaire ring',
        'One round brilliant, fifty-seven facets, six claws. There is nothing to add to it, and so we have not.',
      ],
      hi: [
        'एक हीरे की अँगूठी',
        'एक गोल हीरा, सत्तावन पहल, छह काँटे। इसमें जोड़ने को कुछ था नहीं, इसलिए जोड़ा भी नहीं।',
      ],
    },
  ),
  ring(
    'hessonite-oval-ring',
    { stone: 'hessonite', cut: 'oval', metal: 'silver' },
    {
      en: [
        'Hessonite oval ring',
        'A gomed the colour of strong tea, in a bezel of brushed silver that is as broad as it looks and lighter than you expect.',
      ],
      hi: [
        'गोमेद की अंडाकार अँगूठी',
        'कड़क चाय के रंग का गोमेद, चाँदी की चौड़ी जड़ाई में, जो दिखती भारी है पर हाथ पर हल्की लगती है।',
      ],
    },
  ),
  ring(
    'cats-eye-signet-ring',
    { stone: 'catsEye', cut: 'cats-eye' },
    {
      en: [
        'Cat’s eye signet ring',
        'Turn your hand and the line crosses the stone from edge to edge. The signet is heavy, the shoulders are chased with fine leaves.',
      ],
      hi: [
        'लहसुनिया की मुहर-अँगूठी',
        'हाथ घुमाएँ तो धारी एक किनारे से दूसरे किनारे चली जाती है। अँगूठी भारी है और कंधों पर बारीक पत्तियाँ उकेरी हुई हैं।',
      ],
    },
  ),
  ring(
    'red-coral-dome-ring',
    { stone: 'coral', cut: 'cabochon', video: films.mars },
    {
      en: [
        'Red coral dome ring',
        'Coral cut as a high smooth dome, in the style of old Italian work, and open below so that it touches the finger, as custom has it.',
      ],
      hi: [
        'मूँगे की गुंबद अँगूठी',
        'पुराने इतालवी काम की शैली में ऊँचे चिकने गुंबद जैसा तराशा मूँगा, नीचे से खुला, ताकि रिवाज के अनुसार उँगली को छूता रहे।',
      ],
    },
  ),
  ring(
    'sea-pearl-ring',
    { stone: 'pearl', cut: 'bead', metal: 'silver' },
    {
      en: [
        'Sea pearl ring',
        'A single salt-water pearl, nine millimetres and a little cream in the white, on a silver band that forks to hold it.',
      ],
      hi: [
        'समुद्री मोती की अँगूठी',
        'खारे पानी का एक मोती, नौ मिलीमीटर का और सफ़ेद में हल्की मलाई लिए, चाँदी के उस छल्ले पर जो उसे थामने को दो भागों में बँट जाता है।',
      ],
    },
  ),
  ring(
    'amethyst-pear-ring',
    { stone: 'amethyst', cut: 'pear', metal: 'rose', halo: true },
    {
      en: [
        'Amethyst pear ring',
        'A drop of deep violet that shows red by candlelight, edged with small white stones on rose gold.',
      ],
      hi: [
        'जमुनिया की बूँद अँगूठी',
        'गहरे बैंगनी रंग की एक बूँद, जो दीये की रोशनी में लाल झलकती है, गुलाबी सोने पर छोटे सफ़ेद नगों से घिरी।',
      ],
    },
  ),
  ring(
    'aquamarine-harbour-ring',
    { stone: 'aquamarine', cut: 'emerald', metal: 'silver' },
    {
      en: [
        'Aquamarine harbour ring',
        'A long rectangle of clear sea blue, set across the finger like a window. The gallery beneath is pierced with waves.',
      ],
      hi: [
        'बेरुज की बंदरगाह अँगूठी',
        'साफ़ समुद्री नीले रंग का लंबा आयत, उँगली पर खिड़की की तरह जड़ा हुआ। नीचे की जाली में लहरें कटी हैं।',
      ],
    },
  ),
  ring(
    'garnet-marquise-ring',
    { stone: 'garnet', cut: 'marquise' },
    {
      en: [
        'Garnet marquise ring',
        'A boat of dark red, pointed at both ends, which makes any finger look longer. In the style of Jaipur.',
      ],
      hi: [
        'तामड़े की नौका अँगूठी',
        'गहरे लाल रंग की एक नौका, दोनों सिरों पर नुकीली, जिससे हर उँगली लंबी लगती है। जयपुर की शैली में।',
      ],
    },
  ),
  ring(
    'green-tourmaline-ring',
    { stone: 'tourmaline', cut: 'round', metal: 'rose' },
    {
      en: [
        'Green tourmaline ring',
        'A round tourmaline of forest green, bluer when you look from the side. Rose gold warms it like bark.',
      ],
      hi: [
        'हरी तुरमली की अँगूठी',
        'जंगल जैसे हरे रंग की गोल तुरमली, बग़ल से देखें तो कुछ नीली। गुलाबी सोना उसे पेड़ की छाल जैसी गर्माहट देता है।',
      ],
    },
  ),
]
