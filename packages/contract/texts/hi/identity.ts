import type { TextsOf } from '../en/texts-of.ts'
import type { identity as english } from '../en/identity.ts'

export const identity: TextsOf<typeof english> = {
  'identity.email': 'ईमेल',
  'identity.password': 'पासवर्ड',
  'identity.show-password': 'पासवर्ड दिखाएँ',
  'identity.hide-password': 'पासवर्ड छिपाएँ',
  'identity.confirm-password': 'पासवर्ड दोबारा लिखें',
  'identity.password-hint': 'कम से कम 8 अक्षर, जिनमें एक छोटा और एक बड़ा अंग्रेज़ी अक्षर तथा एक अंक हो।',
  'identity.full-name': 'पूरा नाम',
  'identity.gender': 'लिंग',
  'identity.gender-male': 'पुरुष',
  'identity.gender-female': 'महिला',
  'identity.gender-other': 'अन्य',
  'identity.back-to-sign-in': 'साइन इन पर वापस जाएँ',

  'identity.plate.taurus': 'वृषभ और कृत्तिका, तारों की नापी हुई जगहों से अंकित',
  'identity.plate.aquarius': 'कुंभ तारामंडल, तारों की नापी हुई जगहों से अंकित',
  'identity.plate.leo': 'सिंह तारामंडल, तारों की नापी हुई जगहों से अंकित',

  'identity.sign-in.title': 'साइन इन',
  'identity.sign-in.submit': 'साइन इन करें',
  'identity.sign-in.forgot': 'पासवर्ड याद नहीं?',
  'identity.sign-in.new-here': 'पहली बार यहाँ?',
  'identity.sign-in.create': 'खाता बनाएँ',
  'identity.sign-in.refused': 'साइन इन नहीं हो सका',
  'identity.sign-in.refused-text':
    'यह ईमेल और पासवर्ड आपस में मेल नहीं खाते। दोनों जाँचकर फिर कोशिश करें, या नीचे ईमेल से लिंक मँगाकर साइन इन करें।',
  'identity.sign-in.mail-link': 'साइन-इन लिंक ईमेल करें',
  'identity.sign-in.passkey': 'पासकी इस्तेमाल करें',

  'identity.sign-up.title': 'खाता बनाएँ',
  'identity.sign-up.lead':
    'असली आकाश से आपकी चंद्र राशि, और आज से आपका अपना साप्ताहिक राशिफल। कार्ड की ज़रूरत नहीं।',
  'identity.sign-up.description':
    'खाता बनाएँ: आपकी चंद्र राशि जन्म की तिथि, समय और स्थान से निकाली जाती है।',
  'identity.sign-up.birth': 'आपका जन्म',
  'identity.sign-up.birth-hint':
    'चंद्रमा क़रीब सवा दो दिन में एक राशि पार करता है, इसलिए समय मायने रखता है।',
  'identity.sign-up.agreement': 'मैं [terms] और [privacy] से सहमत हूँ।',
  'identity.sign-up.terms': 'नियम और शर्तों',
  'identity.sign-up.privacy': 'गोपनीयता नीति',
  'identity.sign-up.new-tab': '(नए टैब में खुलता है)',
  'identity.sign-up.agreement-missing': 'आगे बढ़ने के लिए हमारे नियम और शर्तों से सहमति ज़रूरी है',
  'identity.sign-up.confirm-missing': 'कृपया पासवर्ड दोबारा लिखें!',
  'identity.sign-up.confirm-differs': 'दोनों पासवर्ड एक जैसे नहीं हैं!',
  'identity.sign-up.submit': 'खाता बनाएँ',
  'identity.sign-up.have-account': 'पहले से खाता है?',

  'identity.forgot.title': 'पासवर्ड याद नहीं?',
  'identity.forgot.lead': 'अपना ईमेल बताएँ; हम नया पासवर्ड चुनने का लिंक भेजेंगे।',
  'identity.forgot.email-missing': 'कृपया अपना ईमेल लिखें!',
  'identity.forgot.email-invalid': 'यह ईमेल सही नहीं है!',
  'identity.forgot.submit': 'निर्देश भेजें',
  'identity.forgot.sent':
    'अगर {{email}} का खाता है, तो लिंक भेज दिया गया है। वह 60 मिनट के भीतर एक बार काम करता है। न मिले तो स्पैम में भी देखें।',

  'identity.reset.title': 'नया पासवर्ड चुनें',
  'identity.reset.lead': '{{email}} के खाते के लिए। बाक़ी सब जगह से साइन आउट कर दिया जाएगा।',
  'identity.reset.password': 'नया पासवर्ड',
  'identity.reset.submit': 'पासवर्ड बदलें',
  'identity.reset.new-link': 'नया लिंक मँगाएँ',

  'identity.link.title': 'साइन इन हो रहा है',
  'identity.link.lead': 'आपका साइन-इन लिंक जाँचा जा रहा है।',
  'identity.link.failed': 'साइन इन नहीं हो सका',
  'identity.link.again': 'फिर कोशिश करें',
  'identity.link.whose': 'क्या {{email}} से साइन इन करना है?',
  'identity.link.whose-lead':
    'आप यहाँ पहले से साइन इन हैं, और यह लिंक इस ब्राउज़र से नहीं मँगाया गया था। यह पता आपका हो, तभी इस लिंक से साइन इन करें।',
  'identity.link.whose-yes': 'साइन इन करें',
  'identity.link.whose-no': 'पहले वाले खाते में रहें',
  'identity.link.to-sign-in': 'साइन इन पेज पर जाएँ',

  'identity.profile.title': 'प्रोफ़ाइल',
  'identity.profile.lead': 'जन्म विवरण बदलने पर आपकी चंद्र राशि नए सिरे से निकाली जाती है।',
  'identity.profile.moonsign': 'आपकी चंद्र राशि: {{sign}}',
  'identity.profile.email-kept': 'साइन इन: {{email}}',
  'identity.profile.gender-missing': 'कृपया लिंग चुनें',
  'identity.profile.account': 'खाता और जानकारी',
  'identity.profile.moonsign-same': 'आपकी चंद्र राशि अब भी {{sign}} है।',
  'identity.profile.moonsign-new': 'आपकी चंद्र राशि अब {{sign}} है; पहले {{before}} थी।',
  'identity.profile.trial-2':
    'आपके मुफ़्त हफ़्ते {{sign}} राशि के हैं। जन्म विवरण दो बार तक सुधारने पर ये आपकी चंद्र राशि के साथ बदलेंगे। उसके बाद अपनी राशि के ही रहेंगे।',
  'identity.profile.trial-1':
    'आपके मुफ़्त हफ़्ते {{sign}} राशि के हैं। जन्म विवरण एक बार और सुधारने पर ये आपकी चंद्र राशि के साथ बदलेंगे। उसके बाद अपनी राशि के ही रहेंगे।',
  'identity.profile.trial-0':
    'आपके मुफ़्त हफ़्ते अब {{sign}} राशि के ही रहेंगे। जन्म विवरण फिर भी जब चाहें सुधारा जा सकता है।',
  'identity.profile.submit': 'सहेजें',
}
