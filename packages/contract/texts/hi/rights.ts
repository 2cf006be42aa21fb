import type { TextsOf } from '../en/texts-of.ts'
import type { rights as english } from '../en/rights.ts'

export const rights: TextsOf<typeof english> = {
  'rights.consent':
    'भुगतान करना आपका यह अनुरोध है कि इसे तुरंत खोल दिया जाए। 14 दिन के भीतर मन बदला जा सकता है: कुछ न पढ़ा हो तो पूरा पैसा वापस मिलता है, और पढ़ने के बाद उपयोग के दिनों का हिस्सा घटाकर।',

  'rights.withdraw.until': '{{date}} तक मन बदला जा सकता है।',
  'rights.withdraw.ask': 'पैसे वापस लें',
  'rights.withdraw.title': 'क्या {{what}} के पैसे वापस लें?',
  'rights.withdraw.text':
    '{{amount}} उसी कार्ड पर लौटेंगे जिससे भुगतान हुआ था। प्लान तुरंत बंद हो जाएगा, और आगे कुछ नहीं लिया जाएगा।',
  'rights.withdraw.combo': 'दोनों राशियों के पैसे एक साथ लौटते हैं।',
  'rights.withdraw.how':
    'कुछ न पढ़ा हो तो पूरा पैसा लौटता है, और पढ़ने के बाद उपयोग के दिनों का हिस्सा घटाकर।',
  'rights.withdraw.confirm': '{{amount}} वापस लें',
  'rights.refunded': 'वापस किए गए',
  'rights.refunded-on': '{{date}} को {{amount}}',

  'rights.notice': 'आपके भुगतान',
  'rights.notice.past-due':
    'पिछले नवीनीकरण का भुगतान नहीं हो सका। हम फिर कोशिश कर रहे हैं, और एक सप्ताह तक सब खुला रहता है।',
  'rights.notice.needs-confirmation':
    'आपका बैंक पिछले नवीनीकरण की पुष्टि माँग रहा है। तब तक सब खुला रहता है।',
  'rights.notice.card-expiring':
    'नवीनीकरण {{card}} अंकों वाले कार्ड से होता है, जिसकी अवधि {{expiry}} के अंत में पूरी हो जाएगी। कृपया समय रहते दूसरा कार्ड चुनें।',
  'rights.notice.no-card':
    'इसके नवीनीकरण के लिए कोई कार्ड नहीं है। कृपया अगले भुगतान की तिथि से पहले एक कार्ड चुनें।',
  'rights.notice.pay-now': 'अभी भुगतान करें',
  'rights.notice.choose-card': 'दूसरा कार्ड चुनें',

  'rights.card.change': 'कार्ड बदलें',
  'rights.card.title': 'नवीनीकरण किस कार्ड से हो?',
  'rights.card.text': 'अभी कोई शुल्क नहीं लगेगा, केवल अगले नवीनीकरण से।',
  'rights.card.use': 'यही कार्ड रखें',

  'rights.remove.button': '{{card}} हटाएँ',
  'rights.remove.title': 'क्या {{card}} हटाएँ?',
  'rights.remove.text': 'फिर यहाँ इससे भुगतान नहीं हो सकेगा। इसे जब चाहें फिर जोड़ा जा सकता है।',
  'rights.remove.goes-on':
    '{{what}} का नवीनीकरण इसी से होता है। अगले नवीनीकरण से {{card}} से शुल्क लिया जाएगा।',
  'rights.remove.needs-other':
    '{{what}} का नवीनीकरण इसी से होता है, और आपका कोई दूसरा कार्ड सहेजा हुआ नहीं है। भुगतान की हुई अवधि पूरी होने तक राशिफल खुला रहेगा; तब तक दूसरा कार्ड न हो, तो नवीनीकरण नहीं हो सकेगा।',
  'rights.remove.confirm': 'कार्ड हटाएँ',
}
