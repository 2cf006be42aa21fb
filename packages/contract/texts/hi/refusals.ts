import type { TextsOf } from '../en/texts-of.ts'
import type { refusals as english } from '../en/refusals.ts'

export const refusals: TextsOf<typeof english> = {
  'refusal.malformed-body': 'अनुरोध पढ़ा नहीं जा सका। कृपया फिर से कोशिश करें।',
  'refusal.bad-request': 'अनुरोध समझ में नहीं आया।',
  'refusal.signature-invalid': 'इस सूचना का हस्ताक्षर सही नहीं है।',
  'refusal.unauthenticated': 'सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।',
  'refusal.under-age': 'ख़रीदने के लिए आपकी उम्र 18 साल या उससे ज़्यादा होनी चाहिए।',
  'refusal.wrong-credentials': 'ईमेल या पासवर्ड सही नहीं है।',
  'refusal.card-refused': 'कार्ड स्वीकार नहीं हुआ। कृपया दूसरा कार्ड इस्तेमाल करें।',
  'refusal.forbidden': 'त्रुटि: यह पृष्ठ या तो मौजूद नहीं है या इसे देखने की अनुमति आपको नहीं है।',
  'refusal.not-found': 'इस पते पर कुछ नहीं है।',
  'refusal.horoscope-not-found': 'राशिफल नहीं मिला',
  'refusal.card-not-found': 'यह कार्ड आपके सहेजे हुए कार्डों में नहीं है।',
  'refusal.coupon-unknown': 'ऐसा कोई प्रोमो कोड नहीं है।',
  'refusal.coupon-expired': 'इस प्रोमो कोड की अवधि बीत चुकी है।',
  'refusal.coupon-other-plan': 'यह प्रोमो कोड किसी दूसरे प्लान के लिए है।',
  'refusal.coupon-used': 'यह प्रोमो कोड आपके खाते पर पहले ही इस्तेमाल हो चुका है।',
  'refusal.method-not-allowed': 'इस पते का उपयोग इस तरह नहीं हो सकता।',
  'refusal.conflict': 'यह पहले ही हो चुका है।',
  'refusal.already-subscribed':
    'इस राशि का प्लान आपके पास पहले से है। दूसरा प्लान चुनने के लिए पहले इसे रद्द करें।',
  'refusal.already-owned': 'यह आपके लिए पहले से खुला है। कोई शुल्क नहीं लिया गया।',
  'refusal.paid-back': 'यह आपके लिए पहले से खुला था, इसलिए इसका पैसा आपके कार्ड पर लौटाया जा रहा है।',
  'refusal.payment-incomplete': 'भुगतान अधूरा रहा',
  'refusal.store-subscription': 'यह प्लान ऐप स्टोर से लिया गया था। कृपया इसे उसी स्टोर में रद्द करें।',
  'refusal.withdrawal-over': 'मन बदलने के 14 दिन पूरे हो चुके हैं। प्लान अब भी जब चाहें रद्द करें।',
  'refusal.nothing-to-refund': 'इस प्लान के लिए लौटाने को कुछ नहीं है। इसे जब चाहें रद्द करें।',
  'refusal.refund-changed': 'इस बीच लौटाई जाने वाली रकम बदल गई है। कृपया एक बार फिर देख लें।',
  'refusal.too-large': 'एक बार में इतना कुछ नहीं भेजा जा सकता।',
  'refusal.unsupported-media-type': 'अनुरोध JSON के रूप में भेजा जाना चाहिए।',
  'refusal.invalid': 'कृपया चिह्नित खाने जाँच लें।',
  'refusal.email-taken': 'इस ईमेल से पहले ही खाता बना है। साइन इन करें या पासवर्ड बदलें।',
  'refusal.token-invalid': 'कार्ड का विवरण इस्तेमाल नहीं हो सका। कृपया कार्ड फिर से भरें।',
  'refusal.reset-link-invalid': 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। कृपया नया लिंक मँगाएँ।',
  'refusal.sign-in-link-invalid':
    'साइन इन का यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। कृपया नया लिंक मँगाएँ।',
  'refusal.email-link-invalid':
    'यह लिंक इस्तेमाल हो चुका है, पुराना हो गया है, या यह पता किसी और खाते का है। कृपया नया लिंक मँगाएँ।',
  'refusal.password-wrong': 'यह आपके खाते का पासवर्ड नहीं है।',
  'refusal.passwords-differ': 'दोनों पासवर्ड एक जैसे नहीं हैं!',
  'refusal.birth-in-future': 'जन्म की तारीख़ बीती हुई होनी चाहिए।',
  'refusal.birth-too-early': '1900 से आगे के जन्मों की राशि निकाली जा सकती है।',
  'refusal.birth-moment-invalid': 'यह तारीख़ और समय मान्य नहीं हैं।',
  'refusal.too-many-requests': 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर से कोशिश करें।',
  'refusal.too-many-cards':
    'आपके 10 कार्ड सहेजे हुए हैं, और इससे ज़्यादा नहीं रखे जा सकते। पहले एक हटाएँ, या इन्हीं में से किसी से भुगतान करें।',
  'refusal.too-many-new-cards':
    'थोड़ी देर में बहुत से नए कार्ड जोड़े गए हैं। {{wait}} बाद दूसरा कार्ड जोड़ें, या पहले से सहेजे कार्ड से भुगतान करें।',
  'refusal.too-many-refused-payments':
    'थोड़ी देर में कई भुगतान अस्वीकार हुए हैं। {{wait}} बाद दूसरे कार्ड से कोशिश करें, या अपने बैंक से कारण पूछें।',
  'refusal.internal-error': 'हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर से कोशिश करें।',
  'refusal.payment-unavailable':
    'भुगतान सेवा अभी उपलब्ध नहीं है। एक मिनट बाद फिर से कोशिश करें: आपसे दो बार पैसे नहीं लिए जाएँगे।',
  'refusal.unavailable': 'सेवा अभी उपलब्ध नहीं है। एक मिनट बाद फिर से कोशिश करें।',
}
