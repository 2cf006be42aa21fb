import type { account as english } from '../en/account.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const account: TextsOf<typeof english> = {
  'account.title': 'खाता और जानकारी',
  'account.lead': 'आपका साइन इन, और आपके बारे में रखी गई जानकारी।',
  'account.to': 'खाता और जानकारी',
  'account.doors': 'आपके पृष्ठ',
  'account.doors.payments': 'भुगतान',
  'account.doors.life-events': 'जीवन-विषय',

  'account.email.title': 'ईमेल',
  'account.email.now': 'आपको ईमेल {{email}} पर भेजा जाता है।',
  'account.email.confirmed': 'इस ईमेल की पुष्टि हो चुकी है।',
  'account.email.unconfirmed': 'इस ईमेल की पुष्टि अभी बाक़ी है। पुष्टि के लिए स्वागत वाले ईमेल का लिंक खोलें।',
  'account.email.send-again': 'ईमेल फिर से भेजें',
  'account.email.text':
    'नए पते पर एक लिंक भेजा जाएगा और पुराने पर एक सूचना। 60 मिनट के भीतर लिंक खोलने पर ईमेल बदल जाएगा, और बाक़ी सब जगह से साइन आउट हो जाएगा।',
  'account.email.new': 'नया ईमेल',
  'account.email.submit': 'लिंक भेजें',
  'account.own-password': 'आपका पासवर्ड',
  'account.own-password-missing': 'कृपया अपना पासवर्ड लिखें',

  'account.password.title': 'पासवर्ड',
  'account.password.text': 'नया पासवर्ड चुनने पर बाक़ी सब जगह से साइन आउट कर दिया जाता है।',
  'account.password.current': 'अभी का पासवर्ड',
  'account.password.new': 'नया पासवर्ड',
  'account.password.confirm': 'नया पासवर्ड दोबारा लिखें',
  'account.password.submit': 'पासवर्ड बदलें',

  'account.sessions.title': 'आपका साइन इन कहाँ-कहाँ है',
  'account.sessions.text': '30 मिनट तक इस्तेमाल न होने पर साइन इन अपने-आप ख़त्म हो जाता है।',
  'account.sessions.unknown': 'अनजान ब्राउज़र',
  'account.sessions.here': 'यहाँ, अभी',
  'account.sessions.last-used': 'आख़िरी बार {{when}}',
  'account.sessions.end': 'साइन आउट करें',
  'account.sessions.end-others': 'बाक़ी सब जगह से साइन आउट करें',
  'account.sessions.only-here': 'आपका साइन इन और कहीं नहीं है।',

  'account.sign-ins.title': 'हाल में क्या हुआ',
  'account.sign-ins.text':
    'पहले के साइन इन, नए और ग़लत पासवर्ड, पिछले 90 दिनों तक के। हम ब्राउज़र, सिस्टम और इंटरनेट पते का पहला हिस्सा लिखकर रखते हैं, पूरा पता कभी नहीं।',
  'account.sign-ins.none': 'पिछले 90 दिनों में और कुछ नहीं हुआ।',
  'account.sign-ins.password': 'पासवर्ड से साइन इन',
  'account.sign-ins.link': 'ईमेल के लिंक से साइन इन',
  'account.sign-ins.second-step': 'दो चरणों में साइन इन',
  'account.sign-ins.passkey': 'पासकी से साइन इन',
  'account.sign-ins.sign-up': 'खाता बना',
  'account.sign-ins.new-password': 'पासवर्ड बदला गया',
  'account.sign-ins.reset': 'ईमेल के लिंक से नया पासवर्ड चुना गया',
  'account.sign-ins.wrong-password': 'ग़लत पासवर्ड डाला गया',
  'account.sign-ins.wrong-passwords': '{{count}} बार ग़लत पासवर्ड डाला गया',
  'account.sign-ins.own-network': 'वही नेटवर्क जो अभी है',
  'account.sign-ins.network': 'नेटवर्क {{network}}',
  'account.sign-ins.all': 'सभी {{count}} देखें',
  'account.sign-ins.fewer': 'कम दिखाएँ',
  'account.sign-ins.advice': 'इनमें से कुछ आपने नहीं किया? अपना पासवर्ड बदल लें, बाक़ी सब साइन आउट हो जाएँगे।',

  'account.language.title': 'भाषा',
  'account.language.label': 'पन्नों और ईमेल की भाषा',

  'account.data.title': 'आपकी जानकारी',
  'account.data.text':
    'आपके बारे में रखी गई सारी जानकारी, साथ ले जाने के लिए: पढ़ने और छापने के पन्ने के रूप में, या दूसरे प्रोग्रामों के लिए JSON में।',
  'account.data.page': 'पढ़ने के लिए डाउनलोड करें',
  'account.data.json': 'JSON में डाउनलोड करें',
  'account.data.ready': 'आपकी जानकारी डाउनलोड हो गई है।',

  'account.delete.title': 'अपना खाता हटाएँ',
  'account.delete.text':
    'पहले हर नवीनीकरण रद्द होता है, ताकि आगे कोई शुल्क न लगे। फिर आपका खाता हमेशा के लिए हट जाता है, और उसके साथ जन्म का विवरण, राशिफल, प्रश्न और सहेजे गए कार्ड। जिसका भुगतान हुआ पर जो पढ़ा नहीं गया, वह भी चला जाता है।',
  'account.delete.kept':
    'कर क़ानून के अनुसार हमें बिक्री का हिसाब छह साल तक रखना होता है: क्या ख़रीदा गया, कब और कितने में। उससे आपका नाम, ईमेल और आपके बारे में बाक़ी सब अलग कर दिया जाता है।',
  'account.delete.store': 'ऐप स्टोर में ख़रीदा गया प्लान उसी स्टोर में रद्द करना होता है।',
  'account.delete.open': 'मेरा खाता हटाएँ',
  'account.delete.question': 'खाता हमेशा के लिए हटाएँ?',
  'account.delete.question-text':
    'इसे वापस नहीं लाया जा सकता। कृपया अपना पासवर्ड लिखें, ताकि कोई और यह न कर सके।',
  'account.delete.confirm': 'हमेशा के लिए हटाएँ',
  'account.delete.keep': 'मेरा खाता रहने दें',

  'account.confirm.title': 'आपके ईमेल की पुष्टि हो रही है',
  'account.confirm.lead': 'आपका लिंक जाँचा जा रहा है।',
  'account.confirm.done': 'आपके ईमेल की पुष्टि हो गई',
  'account.confirm.done-lead':
    'अब से {{email}} से साइन इन करें। आपको ईमेल भी वहीं भेजे जाएँगे। बाक़ी सब जगह से साइन आउट हो चुका है।',
  'account.confirm.failed': 'आपका ईमेल नहीं बदला',
  'account.confirm.again': 'फिर कोशिश करें',
  'account.confirm.to-dashboard': 'डैशबोर्ड पर जाएँ',
}
