import type { TextsOf } from '../en/texts-of.ts'
import type { charts as english } from '../en/charts.ts'

export const charts: TextsOf<typeof english> = {
  'charts.moonsign.title': 'चंद्र राशि खोजें',
  'charts.moonsign.lead':
    'जन्म के समय चंद्रमा जिस राशि में था, वही आपकी चंद्र राशि है। तिथि, घड़ी का समय और स्थान लिखें; राशि असली आकाश से निकाली जाएगी।',
  'charts.moonsign.description':
    'जन्म के समय चंद्रमा किस राशि में था, असली आकाश से जानें: तिथि, समय और स्थान से, और यह भी कि परिणाम कितना पक्का है।',
  'charts.moonsign.submit': 'मेरी चंद्र राशि बताएँ',
  'charts.moonsign.result': 'आपकी चंद्र राशि',
  'charts.moonsign.stood':
    'चंद्रमा {{sign}} राशि के {{degrees}} पर, {{nakshatra}} नक्षत्र के चरण {{pada}} में था।',
  'charts.rising.title': 'लग्न राशि खोजें',
  'charts.rising.lead':
    'जन्म के क्षण और स्थान पर पूर्वी क्षितिज पर जो राशि उदय हो रही थी, वही आपकी लग्न राशि है। यह लगभग हर दो घंटे में बदलती है, इसलिए समय का महत्व है।',
  'charts.rising.description':
    'जन्म के समय पूर्व में कौन-सी राशि उदय हो रही थी, असली आकाश से जानें: तिथि, समय और स्थान से, और यह भी कि परिणाम कितना पक्का है।',
  'charts.rising.submit': 'मेरी लग्न राशि बताएँ',
  'charts.rising.result': 'आपकी लग्न राशि',
  'charts.rising.stood':
    'आपका लग्न {{sign}} राशि के {{degrees}} पर, {{nakshatra}} नक्षत्र के चरण {{pada}} में है।',
  'charts.rising.meaning':
    'लग्न वह है जिससे लोग आपको पहली बार में पहचानते हैं: चाल, चेहरा और बात का ढंग, मन के चंद्रमा तक पहुँचने से पहले।',
  'charts.lookup.date-required': 'कृपया जन्म तिथि चुनें',
  'charts.lookup.time-required': 'कृपया जन्म समय चुनें',
  'charts.lookup.waiting': 'आपके जन्म की राशि यहाँ दिखेगी।',
  'charts.lookup.read-free': 'अपना सप्ताह मुफ़्त पढ़ें',
  'charts.lookup.free-is-moon': 'मुफ़्त हफ़्ते आपकी चंद्र राशि के होते हैं।',
  'charts.lookup.rising-too': 'इसी जन्म से अपनी लग्न राशि जानें',
  'charts.lookup.moon-too': 'इसी जन्म से अपनी चंद्र राशि जानें',
  'charts.lookup.read-weekly': '{{sign}} का यह सप्ताह पढ़ें',
  'charts.plate': '{{sign}}: असली तारों से उकेरा इसका तारामंडल',

  'charts.sky.heading': 'उस क्षण का आकाश',
  'charts.sky.drawing': 'चंद्रमा का चित्र बन रहा है',
  'charts.sky.failed': 'उस आकाश का चित्र नहीं खुल सका।',
  'charts.sky.again': 'फिर से कोशिश करें',
  'charts.sky.words':
    'चंद्रमा {{sign}} राशि के {{degrees}} पर, {{nakshatra}} नक्षत्र में: {{phase}}, {{percent}} % प्रकाशित।',
  'charts.sky.caption':
    'चंद्रमा जैसा उस समय दिखता था, अपने आसपास के तारों के बीच; उसका बिंब लगभग बीस गुना बड़ा दिखाया गया है। सुई राशि में उसका अंश दिखाती है, और रेखा पर बने चौकोर निशान नक्षत्रों की सीमाएँ हैं।',
  'charts.sky.caption-assumed':
    'चंद्रमा अपने आसपास के तारों के बीच; समय पता नहीं है, इसलिए चित्र {{time}} बजे का है, और बिंब लगभग बीस गुना बड़ा दिखाया गया है। सुई राशि में उसका अंश दिखाती है।',
  'charts.sky.waxing': 'बढ़ता हुआ (शुक्ल पक्ष)',
  'charts.sky.waning': 'घटता हुआ (कृष्ण पक्ष)',
  'charts.sky.new': 'अमावस्या का',
  'charts.sky.full': 'पूर्णिमा का',

  'charts.east.drawing': 'पूर्वी क्षितिज का चित्र बन रहा है',
  'charts.east.words': 'पूर्वी क्षितिज: {{direction}} में {{sign}} राशि का {{degrees}} उदय हो रहा है।',
  'charts.east.caption':
    'उस स्थान से पूर्व की ओर देखें तो क्रांतिवृत्त अपनी राशियों के साथ जहाँ क्षितिज से ऊपर आता है, वहीं आपका लग्न है। तारे ऐसे दिखाए गए हैं मानो रात हो।',
  'charts.east.north-east': 'उत्तर-पूर्व',
  'charts.east.east': 'पूर्व',
  'charts.east.south-east': 'दक्षिण-पूर्व',

  'charts.unknown.certain':
    'जन्म दिन के किसी भी समय हुआ हो, उस दिन चंद्रमा आधी रात से आधी रात तक इसी राशि में था। राशि पक्की है, बस उसका अंश पक्का नहीं।',
  'charts.unknown.pair': '{{one}} या {{other}}',
  'charts.unknown.pair-lead':
    'उस दिन {{time}} बजे चंद्रमा एक राशि से दूसरी राशि में गया। दोनों पढ़ें और जो अपनी लगे, उसे चुनें।',
  'charts.unknown.until': 'जन्म {{time}} से पहले',
  'charts.unknown.from': 'जन्म {{time}} बजे या बाद में',
  'charts.unknown.pair-sure':
    'इन दोनों में से एक आपकी राशि है, यह पक्का है। “सुबह” जैसा मोटा समय भी पता चले, तो बात साफ़ हो सकती है।',
  'charts.unknown.choose': 'समय पता चलने तक चुनाव कभी भी बदला जा सकता है।',
  'charts.unknown.rising-title': 'लग्न के लिए जन्म समय चाहिए',
  'charts.unknown.rising':
    'एक ही दिन में बारहों राशियाँ उदय होती हैं, हर एक लगभग दो घंटे। समय के बिना कोई नहीं बता सकता कि कौन-सी उदय हो रही थी, और हम अंदाज़ा नहीं लगाते।',
  'charts.unknown.rising-help':
    'जन्म प्रमाणपत्र, अस्पताल के काग़ज़ या घर के किसी बड़े से समय पता चल सकता है। चंद्र राशि धीरे बदलती है, उसे अभी भी देखा जा सकता है।',

  'charts.zodiac-sidereal': 'निरयण राशिचक्र, लाहिरी अयनांश {{ayanamsa}}',
  'charts.zodiac-tropical': 'सायन राशिचक्र',
  'charts.sure.heading': 'यह कितना पक्का है',
  'charts.sure.certain': 'जन्म समय 10 मिनट तक इधर-उधर हो तो भी राशि यही रहती है: परिणाम पक्का है।',
  'charts.sure.before':
    'राशि की सीमा पास है: {{time}} से पहले राशि {{sign}} थी। जन्म समय 10 मिनट तक पहले का हो तो राशि बदल सकती है।',
  'charts.sure.after':
    'राशि की सीमा पास है: {{time}} से राशि {{sign}} हो गई। जन्म समय 10 मिनट तक बाद का हो तो राशि बदल सकती है।',
  'charts.receipt.summary': 'यह कैसे निकाला गया',
  'charts.receipt.assumed': 'माना हुआ समय',
  'charts.receipt.local': 'स्थानीय समय',
  'charts.receipt.place': 'स्थान',
  'charts.receipt.zone': 'उस दिन का समय क्षेत्र',
  'charts.receipt.zone-value': '{{zone}}, UTC {{offset}}',
  'charts.receipt.utc': 'विश्व समय (UTC)',
  'charts.receipt.zodiac': 'राशिचक्र',
  'charts.receipt.longitude': 'भोगांश',
  'charts.receipt.needle':
    'सुई {{sign}} राशि के {{degrees}} पर है। हर चौकोर निशान से नया नक्षत्र शुरू होता है; मोटी रेखा {{nakshatra}} नक्षत्र है।',

  'charts.generated.title': 'आपकी चंद्र राशि',
  'charts.generated.dialog': 'अपनी चंद्र राशि देखें',
  'charts.generated.dialog-text': 'हमने देखा है कि आपके जन्म के क्षण आकाश में चंद्रमा कहाँ था। दिखाएँ?',
  'charts.generated.yes': 'हाँ',
  'charts.generated.covered': 'आपके जन्म का आकाश तैयार है।',
  'charts.generated.continue': 'आगे बढ़ें',
  'charts.generated.choose': 'ख़ुद चुनें',
  'charts.generated.read-now': 'अपना सप्ताह अभी पढ़ें',

  'charts.generated.share': 'अपनी चंद्र राशि साझा करें',
  'charts.generated.save': 'चित्र सहेजें',
  'charts.generated.share-title': 'मेरी चंद्र राशि {{sign}} है। आपकी कौन-सी है?',

  'charts.select.title': 'अपनी चंद्र राशि चुनें',
  'charts.select.dual-title': 'अपनी लग्न राशि चुनें',
  'charts.select.lead': 'बारह राशियाँ, हर एक अपने ही तारों से उकेरी हुई। जिसका राशिफल पढ़ना हो, उसे चुनें।',
  'charts.select.dual-lead':
    'डायमंड प्लान में दो राशियों का राशिफल मिलता है। दूसरी वह राशि है जो आपके जन्म के समय उदय हो रही थी।',
  'charts.select.signs': 'राशियाँ',
  'charts.select.submit': 'यह चंद्र राशि लें',
  'charts.select.confirm': 'पुष्टि करें',
  'charts.select.none': 'कृपया पहले एक राशि चुनें',
  'charts.select.chosen': 'चुनी हुई राशि: {{sign}}',
  'charts.select.description':
    'राशिचक्र की बारह राशियाँ, हर एक अपने तारामंडल के साथ। जिसका राशिफल पढ़ना हो, उसे चुनें।',
  'charts.select.lookup-text': 'आपके जन्म से पता है कि चंद्रमा कहाँ था। दिखाएँ, या राशि ख़ुद चुनें?',
  'charts.select.by-hand': 'ख़ुद चुनें',
  'charts.own-rising.asking': 'आपके जन्म से लग्न राशि निकाली जा रही है।',
  'charts.own-rising.found':
    'आपकी लग्न राशि {{sign}} है, जो आपके जन्म ({{moment}}, {{place}}) से निकाली गई है।',
  'charts.own-rising.same':
    'आपके प्लान में यह राशि पहले से है, इसलिए यहाँ कोई राशि नहीं चुनी गई। चाहें तो कोई और राशि जोड़ें।',
  'charts.own-rising.failed':
    'अभी लग्न राशि नहीं निकाली जा सकी। वह राशि चुनें जो आपके जन्म के समय उदय हो रही थी।',
  'charts.own-rising.unknown':
    'आपकी प्रोफ़ाइल के अनुसार जन्म समय पता नहीं है, और उसके बिना लग्न राशि कोई नहीं बता सकता। राशि ख़ुद चुनें, या प्रोफ़ाइल में समय जोड़ें।',
  'charts.own-rising.mark': 'आपके जन्म से निकाली गई',
  'charts.guest.message': 'आगे बढ़ने के लिए खाता बनाएँ या साइन इन करें',
  'charts.guest.countdown': '{{seconds}} सेकंड में साइन इन का पृष्ठ खुलेगा।',
  'charts.guest.now': 'अभी जाएँ',
  'charts.guest.stopped': 'उलटी गिनती रोक दी गई है। आराम से देखें।',
  'charts.select.own-mark': 'आपकी चंद्र राशि',

  'charts.nakshatra.ashwini': 'अश्विनी',
  'charts.nakshatra.bharani': 'भरणी',
  'charts.nakshatra.krittika': 'कृत्तिका',
  'charts.nakshatra.rohini': 'रोहिणी',
  'charts.nakshatra.mrigashira': 'मृगशिरा',
  'charts.nakshatra.ardra': 'आर्द्रा',
  'charts.nakshatra.punarvasu': 'पुनर्वसु',
  'charts.nakshatra.pushya': 'पुष्य',
  'charts.nakshatra.ashlesha': 'आश्लेषा',
  'charts.nakshatra.magha': 'मघा',
  'charts.nakshatra.purva-phalguni': 'पूर्वा फाल्गुनी',
  'charts.nakshatra.uttara-phalguni': 'उत्तरा फाल्गुनी',
  'charts.nakshatra.hasta': 'हस्त',
  'charts.nakshatra.chitra': 'चित्रा',
  'charts.nakshatra.swati': 'स्वाति',
  'charts.nakshatra.vishakha': 'विशाखा',
  'charts.nakshatra.anuradha': 'अनुराधा',
  'charts.nakshatra.jyeshtha': 'ज्येष्ठा',
  'charts.nakshatra.mula': 'मूल',
  'charts.nakshatra.purva-ashadha': 'पूर्वाषाढ़ा',
  'charts.nakshatra.uttara-ashadha': 'उत्तराषाढ़ा',
  'charts.nakshatra.shravana': 'श्रवण',
  'charts.nakshatra.dhanishta': 'धनिष्ठा',
  'charts.nakshatra.shatabhisha': 'शतभिषा',
  'charts.nakshatra.purva-bhadrapada': 'पूर्वा भाद्रपद',
  'charts.nakshatra.uttara-bhadrapada': 'उत्तरा भाद्रपद',
  'charts.nakshatra.revati': 'रेवती',

  'charts.sign.Aries': 'मेष',
  'charts.sign.Taurus': 'वृषभ',
  'charts.sign.Gemini': 'मिथुन',
  'charts.sign.Cancer': 'कर्क',
  'charts.sign.Leo': 'सिंह',
  'charts.sign.Virgo': 'कन्या',
  'charts.sign.Libra': 'तुला',
  'charts.sign.Scorpio': 'वृश्चिक',
  'charts.sign.Sagittarius': 'धनु',
  'charts.sign.Capricorn': 'मकर',
  'charts.sign.Aquarius': 'कुंभ',
  'charts.sign.Pisces': 'मीन',
}
