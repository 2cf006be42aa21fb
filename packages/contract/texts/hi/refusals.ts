import type { TextsOf } from '../texts.ts'
import type { refusals as english } from '../en/refusals.ts'

export const refusals: TextsOf<typeof english> = {
  'refusal.malformed-body': 'अनुरोध पढ़ा नहीं जा सका। कृपया फिर से कोशिश करें।',
  'refusal.bad-request': 'अनुरोध समझ में नहीं आया।',
  'refusal.unauthenticated': 'सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।',
  'refusal.wrong-credentials': 'ईमेल या पासवर्ड सही नहीं है।',
  'refusal.forbidden': 'त्रुटि: यह पृष्ठ या तो मौजूद नहीं है या इसे देखने की अनुमति आपको नहीं है।',
  'refusal.not-found': 'इस पते पर कुछ नहीं है।',
  'refusal.horoscope-not-found': 'राशिफल नहीं मिला',
  'refusal.method-not-allowed': 'इस पते का उपयोग इस तरह नहीं हो सकता।',
  'refusal.conflict': 'यह पहले ही हो चुका है।',
  'refusal.too-large': 'एक बार में इतना नहीं भेजा जा सकता।',
  'refusal.unsupported-media-type': 'अनुरोध JSON के रूप में भेजा जाना चाहिए।',
  'refusal.invalid': 'कृपया चिह्नित खाने जाँच लें।',
  'refusal.email-taken': 'इस ईमेल से पहले ही खाता बना है। साइन इन करें या पासवर्ड बदलें।',
  'refusal.reset-link-invalid': 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। कृपया नया लिंक मँगाएँ।',
  'refusal.sign-in-link-invalid':
    'साइन इन का यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। कृपया नया लिंक मँगाएँ।',
  'refusal.passwords-differ': 'दोनों पासवर्ड एक जैसे नहीं हैं!',
  'refusal.birth-in-future': 'जन्म भविष्य में नहीं हो सकता।',
  'refusal.birth-too-early': '1900 से आगे के जन्मों की गणना हो सकती है।',
  'refusal.birth-moment-invalid': 'ऐसी तारीख और समय होते ही नहीं।',
  'refusal.too-many-requests': 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर से कोशिश करें।',
  'refusal.internal-error': 'हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर से कोशिश करें।',
  'refusal.unavailable': 'सेवा अभी उपलब्ध नहीं है। एक मिनट बाद फिर से कोशिश करें।',
}
