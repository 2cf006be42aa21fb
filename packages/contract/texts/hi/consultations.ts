import type { TextsOf } from '../en/texts-of.ts'
import type { consultations as english } from '../en/consultations.ts'

export const consultations: TextsOf<typeof english> = {
  'consultations.title': 'परामर्श',
  'consultations.description':
    'ज्योतिषी से पूछें: काम, प्रेम, परिवार और आपके अपने समय पर परामर्श, आपकी जन्म कुंडली के आधार पर लिखित उत्तर।',
  'consultations.lead':
    'कुछ प्रश्न इतने निजी होते हैं कि राशिफल में उनका उत्तर नहीं मिलता। उन्हें ज्योतिषी से पूछें और अपनी जन्म कुंडली के आधार पर लिखा हुआ पत्र पाएँ।',
  'consultations.categories': 'श्रेणियाँ',
  'consultations.all-categories': 'सभी श्रेणियाँ',
  'consultations.more-detail': 'और जानकारी',
  'consultations.empty': 'इस समय कोई परामर्श उपलब्ध नहीं है।',
  'consultations.empty-text': 'कृपया कुछ देर बाद फिर आएँ। आपके राशिफल हमेशा की तरह खुले हैं।',
  'consultations.to-dashboard': 'डैशबोर्ड पर जाएँ',
  'consultations.unknown': 'यह परामर्श नहीं मिला।',
  'consultations.back': 'सभी परामर्श',
  'consultations.buy': 'अभी ख़रीदें',
  'consultations.price': 'मूल्य',
  'consultations.how': 'यह कैसे काम करता है',
  'consultations.how-ask': 'अधिकतम तीन प्रश्न चुनें, या अपना प्रश्न लिखें।',
  'consultations.how-pay': 'कार्ड से एक बार भुगतान करें। आगे अपने-आप कुछ नहीं कटता।',
  'consultations.how-answer': 'ज्योतिषी आपकी जन्म कुंडली पढ़कर 14 दिनों के भीतर ईमेल से उत्तर देंगे।',
  'consultations.questions-hint': 'ऐसे कुछ प्रश्न पूछे जा सकते हैं',
  'consultations.reflection': 'यह केवल मनन के लिए है: चिकित्सा, क़ानूनी या वित्तीय सलाह की जगह नहीं लेता।',

  'consultations.step-back': 'पीछे',

  'consultations.form.title': 'आपको क्या पूछना है?',
  'consultations.form.questions': 'प्रश्न',
  'consultations.form.questions-hint': 'अधिकतम तीन चुनें।',
  'consultations.form.count': '3 में से {{count}} चुने गए',
  'consultations.form.other-question': 'दूसरा प्रश्न',
  'consultations.form.other-hint':
    'अपने शब्दों में, अधिकतम 500 अक्षर। अगर प्रश्न किसी और के बारे में भी है, तो उनकी जन्म तिथि, समय और स्थान लिखें।',
  'consultations.form.phone': 'फ़ोन',
  'consultations.form.phone-hint':
    'वैकल्पिक, ताकि ज़रूरत पड़ने पर आपसे कुछ पूछा जा सके। ब्रिटेन से बाहर का नंबर हो, तो देश का कोड भी लिखें।',
  'consultations.form.continue': 'आगे बढ़ें',
  'consultations.form.ask-something': 'कम से कम एक प्रश्न चुनें या दूसरा प्रश्न लिखें',
  'consultations.form.at-most-3': 'अधिकतम तीन प्रश्न चुनें।',
  'consultations.form.unknown-question': 'यह प्रश्न अब नहीं पूछा जा सकता। कोई दूसरा चुनें।',
  'consultations.form.at-most-500': 'अधिकतम 500 अक्षर लिखे जा सकते हैं',
  'consultations.form.at-most-16': 'अधिकतम 16 अक्षर लिखे जा सकते हैं',
  'consultations.form.phone-invalid': 'फ़ोन नंबर सही नहीं है',

  'consultations.confirm.title': 'अपने परामर्श की पुष्टि करें',
  'consultations.confirm.lead': 'कृपया अपना ऑर्डर जाँच लें। इस पृष्ठ पर कोई शुल्क नहीं लिया जाता।',
  'consultations.confirm.consultation': 'परामर्श',
  'consultations.confirm.you-ask': 'आपके प्रश्न',
  'consultations.confirm.none': 'कोई नहीं',
  'consultations.confirm.change': 'बदलें',
  'consultations.confirm.charged':
    'शुल्क एक ही बार लिया जाता है, “भुगतान करें” दबाने पर। आगे अपने-आप कुछ नहीं कटता।',
  'consultations.confirm.birth': 'उत्तर आपकी प्रोफ़ाइल के जन्म विवरण के आधार पर लिखा जाता है।',
  'consultations.confirm.late': '14 दिनों में उत्तर न आए, तो बिना कहे आपका पैसा लौटा दिया जाएगा।',
  'consultations.confirm.continue': 'भुगतान पर जाएँ',

  'consultations.mine.title': 'आपके परामर्श',
  'consultations.mine.ordered': '{{date}} को भुगतान हुआ',
  'consultations.mine.promise': 'उत्तर 14 दिनों के भीतर ईमेल से मिलेगा।',
  'consultations.mine.answered': '{{day}} को उत्तर दिया गया',
  'consultations.mine.due': 'उत्तर {{day}} तक',
  'consultations.mine.read': 'उत्तर पढ़ें',
  'consultations.mine.open': 'ऑर्डर देखें',
  'consultations.mine.failed': 'आपके परामर्श अभी नहीं दिखाए जा सकते।',
  'consultations.try-again': 'फिर से कोशिश करें',

  'consultations.ordered': 'धन्यवाद। आपका परामर्श दर्ज हो गया है, और रसीद भेजी जा रही है।',
  'consultations.changed': 'आपके प्रश्न बदल दिए गए हैं।',

  'consultations.mail.order-number': 'ऑर्डर',
  'consultations.mail.paid': 'भुगतान',
  'consultations.mail.language': 'उत्तर की भाषा',
  'consultations.mail.full-name': 'पूरा नाम',
  'consultations.mail.email': 'ईमेल',
  'consultations.mail.gender': 'लिंग',
  'consultations.mail.gender-1': 'पुरुष',
  'consultations.mail.gender-2': 'महिला',
  'consultations.mail.gender-3': 'अन्य',
  'consultations.mail.birth-moment': 'जन्म (जन्म स्थान की घड़ी के अनुसार)',
  'consultations.mail.time-unknown': '{{day}} (समय पता नहीं)',
  'consultations.mail.birth-place': 'जन्म स्थान (अक्षांश, देशांतर)',
  'consultations.mail.order.subject': 'परामर्श का ऑर्डर: {{consultation}}',
  'consultations.mail.order.intro':
    'एक परामर्श का भुगतान हो चुका है और उत्तर की प्रतीक्षा है। इस ईमेल का जवाब ख़रीदार को जाता है।',
  'consultations.mail.order.note': 'ख़रीदार से 14 दिनों के भीतर उत्तर का वादा किया गया है।',
  'consultations.mail.changed.subject': 'परामर्श बदला गया: {{consultation}}',
  'consultations.mail.changed.intro':
    'ख़रीदार ने अपने प्रश्न या जन्म विवरण बदल दिए हैं। यह आपके पास पहले से आए ऑर्डर की जगह लेता है।',
  'consultations.mail.receipt.subject': 'आपकी रसीद: {{consultation}}',
  'consultations.mail.receipt.intro':
    'धन्यवाद। {{day}} को आपने {{consultation}} के लिए {{amount}} का भुगतान किया। आगे अपने-आप कुछ नहीं कटेगा।',
  'consultations.mail.receipt.next':
    'अब आगे: ज्योतिषी आपकी जन्म कुंडली पढ़ेंगे और 14 दिनों के भीतर इसी पते पर ईमेल से, एक पत्र में आपके प्रश्नों के उत्तर देंगे। अगर आपने फ़ोन नंबर दिया है, तो कुछ पूछने के लिए आपको फ़ोन आ सकता है। आपको और कुछ नहीं करना है। तब तक उत्तर न आए, तो बिना कहे आपका पैसा लौटा दिया जाएगा।',
  'consultations.mail.receipt.change': 'आपका ऑर्डर यहाँ देखा जा सकता है:',
}
