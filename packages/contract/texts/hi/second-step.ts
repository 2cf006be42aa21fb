import type { TextsOf } from '../en/texts-of.ts'
import type { secondStep as english } from '../en/second-step.ts'

export const secondStep: TextsOf<typeof english> = {
  'second-step.title': 'बस एक क़दम और',
  'second-step.lead-code': 'आपके कोड वाले ऐप में {{brand}} के आगे जो छह अंक दिख रहे हैं, वे यहाँ लिखें।',
  'second-step.lead-recovery':
    'सँभालकर रखे हुए रिकवरी कोड में से कोई एक यहाँ लिखें। हर कोड एक ही बार चलता है।',
  'second-step.lead-passkey': 'अपनी पासकी से पुष्टि करें कि यह आप ही हैं।',
  'second-step.code': 'कोड',
  'second-step.recovery-code': 'रिकवरी कोड',
  'second-step.code-missing': 'कृपया कोड लिखें।',
  'second-step.submit': 'आगे बढ़ें',
  'second-step.use-code': 'ऐप का कोड लिखें',
  'second-step.use-passkey': 'पासकी इस्तेमाल करें',
  'second-step.use-recovery': 'रिकवरी कोड लिखें',
  'second-step.help':
    'फ़ोन और रिकवरी कोड, दोनों खो गए? हमें {{phone}} पर फ़ोन करें: आपकी पहचान हो जाने पर हम आपका खाता फिर से खोल देंगे।',
  'second-step.over': 'कृपया फिर से शुरू करें',
  'second-step.over-lead': 'साइन इन दस मिनट में, और उसी टैब में पूरा करना होता है जहाँ वह शुरू हुआ था।',
  'second-step.to-sign-in': 'शुरुआत पर वापस जाएँ',
  'second-step.passkey-stopped':
    'पासकी इस्तेमाल नहीं हुई। दोबारा कोशिश करें, या साइन इन का दूसरा तरीक़ा चुनें।',
  'second-step.passkey-not-added':
    'पासकी नहीं जुड़ी। दोबारा कोशिश करें, या दूसरा डिवाइस या कोड वाला ऐप इस्तेमाल करें।',
  'second-step.passkey-here-already': 'इस डिवाइस में आपके खाते की पासकी पहले से है।',
  'second-step.passkey-unsupported':
    'इस ब्राउज़र में पासकी नहीं चलती। कोई नया ब्राउज़र लें, या दूसरा तरीक़ा चुनें।',
  'second-step.passkey-elsewhere':
    'पासकी सिर्फ़ {{origin}} पर चलती है। यह पेज वहाँ खोलकर दोबारा कोशिश करें।',
  'second-step.name-missing': 'कृपया कोई नाम लिखें।',

  'factors.title': 'दो क़दम में साइन इन',
  'factors.text':
    'दूसरा क़दम जोड़ने पर सिर्फ़ पासवर्ड से आपका खाता नहीं खुलेगा। साथ में आपके फ़ोन का कोड या पासकी भी लगेगी।',
  'factors.needs-password': 'पहले ऊपर अपना पासवर्ड चुनें।',
  'factors.needs-email':
    'पहले अपने ईमेल की पुष्टि करें: हमारे स्वागत वाले ईमेल का लिंक खोलें। वह ईमेल इस पेज के ऊपर से दोबारा मँगाया जा सकता है।',
  'factors.app.title': 'कोड वाला ऐप',
  'factors.app.off': 'आपके फ़ोन का एक ऐप (ऑथेंटिकेटर), जो हर 30 सेकंड में नया कोड दिखाता है।',
  'factors.app.on': '{{day}} से चालू है।',
  'factors.app.add': 'ऐप जोड़ें',
  'factors.app.remove': 'ऐप हटाएँ',
  'factors.passkeys.title': 'पासकी',
  'factors.passkeys.text':
    'आपका फ़ोन या कंप्यूटर उँगली, चेहरे या पिन से पहचान लेता है कि यह आप ही हैं। पासवर्ड की जगह भी पासकी चलती है।',
  'factors.passkeys.elsewhere': 'पासकी सिर्फ़ {{origin}} पर चलती है। पासकी जोड़ने के लिए यह पेज वहाँ खोलें।',
  'factors.passkeys.unavailable': 'इस साइट के पते पर पासकी नहीं चलती, क्योंकि इस पते का कोई नाम नहीं है।',
  'factors.passkeys.unsupported': 'इस ब्राउज़र में पासकी नहीं चलती।',
  'factors.passkeys.unused': '{{day}} को जोड़ी गई, अभी इस्तेमाल नहीं हुई।',
  'factors.passkeys.used': '{{day}} को जोड़ी गई, पिछली बार {{used}} को इस्तेमाल हुई।',
  'factors.passkeys.add': 'पासकी जोड़ें',
  'factors.passkeys.rename': 'नाम बदलें',
  'factors.passkeys.remove': 'हटाएँ',
  'factors.codes.title': 'रिकवरी कोड',
  'factors.codes.left': '10 में से {{left}} बचे हैं। फ़ोन पास न हो, तब भी इनमें से एक से खाता खुल जाता है।',
  'factors.codes.few': '10 में से सिर्फ़ {{left}} बचे हैं। अभी नए बना लें, ताकि खाता हमेशा खुल सके।',
  'factors.codes.renew': 'नए कोड बनाएँ',

  'factors.add-app.title': 'कोड वाला ऐप जोड़ें',
  'factors.add-app.password': 'पहले अपना पासवर्ड लिखें, ताकि कोई और यह न कर सके।',
  'factors.add-app.scan':
    'अपना कोड वाला ऐप खोलें, उसमें नया खाता जोड़ें और यह क्यूआर कोड स्कैन करें। ऐप इसी फ़ोन में हो, तो सीधे ऐप में खोलें।',
  'factors.add-app.picture': 'आपके ऐप के लिए क्यूआर कोड। नीचे दी गई कुंजी में भी यही है।',
  'factors.add-app.open': 'ऐप में खोलें',
  'factors.add-app.key': 'या ऐप में यह कुंजी लिखें:',
  'factors.add-app.code': 'ऐप में दिख रहा कोड',
  'factors.add-app.submit': 'चालू करें',
  'factors.continue': 'आगे बढ़ें',
  'factors.cancel': 'रहने दें',
  'factors.ends-others': 'इससे बाक़ी सब जगह से साइन आउट हो जाएगा।',
  'factors.add-passkey.title': 'पासकी जोड़ें',
  'factors.add-passkey.text': 'अपना पासवर्ड लिखें। इसके बाद आपका ब्राउज़र पूछेगा कि पासकी कहाँ रखनी है।',
  'factors.add-passkey.name': 'नाम, जैसे “मेरा फ़ोन”',
  'factors.rename.title': 'पासकी का नाम बदलें',
  'factors.rename.name': 'पासकी का नाम',
  'factors.rename.submit': 'नाम सहेजें',
  'factors.remove-app.title': 'कोड वाला ऐप हटाएँ?',
  'factors.remove-passkey.title': '“{{name}}” हटाएँ?',
  'factors.remove.text': 'साइन इन करते समय यह नहीं माँगा जाएगा। कृपया अपना पासवर्ड लिखें।',
  'factors.remove-last.text': 'इसके बाद सिर्फ़ पासवर्ड से आपका खाता खुल जाएगा। कृपया अपना पासवर्ड लिखें।',
  'factors.remove.submit': 'हटा दें',
  'factors.renew.title': 'नए रिकवरी कोड बनाएँ?',
  'factors.renew.text': 'पुराने कोड उसी समय से नहीं चलेंगे। कृपया अपना पासवर्ड लिखें।',
  'factors.shown.title': 'ये रिकवरी कोड सँभालकर रखें',
  'factors.shown.text':
    'फ़ोन खो जाने पर इनमें से हर कोड एक बार आपका खाता खोलता है। इन्हें पासवर्ड से अलग रखें। हम इन्हें दोबारा नहीं दिखा सकते।',
  'factors.shown.copy': 'कॉपी करें',
  'factors.shown.copied': 'कोड कॉपी हो गए हैं।',
  'factors.shown.not-copied': 'कोड कॉपी नहीं हो सके। कृपया इन्हें लिख लें।',
  'factors.shown.download': 'डाउनलोड करें',
  'factors.shown.file-head': '{{brand}} के रिकवरी कोड, {{email}}',
  'factors.shown.done': 'मैंने इन्हें रख लिया है',
}
