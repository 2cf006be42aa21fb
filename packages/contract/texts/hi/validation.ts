import type { TextsOf } from '../en/texts-of.ts'
import type { validation as english } from '../en/validation.ts'

export const validation: TextsOf<typeof english> = {
  'validation.email-required': 'कृपया अपना ईमेल लिखें।',
  'validation.email-invalid': 'यह ईमेल सही नहीं है!',
  'validation.password-empty': 'कृपया अपना पासवर्ड लिखें।',
  'validation.password-required': 'पासवर्ड ज़रूरी है।',
  'validation.password-length': 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।',
  'validation.password-too-long': 'पासवर्ड 200 अक्षरों से लंबा नहीं हो सकता।',
  'validation.password-lowercase': 'पासवर्ड में कम से कम एक छोटा अंग्रेज़ी अक्षर होना चाहिए।',
  'validation.password-uppercase': 'पासवर्ड में कम से कम एक बड़ा अंग्रेज़ी अक्षर होना चाहिए।',
  'validation.password-number': 'पासवर्ड में कम से कम एक अंक होना चाहिए।',
  'validation.password-guessable':
    'यह पासवर्ड चोरी हुए पासवर्डों की सूची में है या आसानी से पता चल सकता है। कृपया कोई दूसरा चुनें।',
  'validation.full-name': 'कृपया पूरा नाम लिखें',
  'validation.full-name-too-long': 'पूरा नाम 120 अक्षरों से लंबा नहीं हो सकता।',
  'validation.gender': 'कृपया लिंग चुनें!',
  'validation.birth-moment': 'कृपया जन्म की तारीख़ और समय चुनें',
  'validation.account-age': 'खाता बनाने के लिए आपकी उम्र कम से कम 16 साल होनी चाहिए।',
  'validation.birth-place': 'कृपया जन्म स्थान चुनें',
  'validation.latitude': 'अक्षांश -90 और 90 अंश के बीच होना चाहिए।',
  'validation.longitude': 'देशांतर -180 और 180 अंश के बीच होना चाहिए।',
  'validation.characters': 'इसमें कोई ऐसा अक्षर है जिसे हम सहेज नहीं सकते।',
  'validation.placeholders': 'दोहरे कोष्ठकों में लिखे शब्द वैसे ही रहने दें, उनकी जगह असली मान आते हैं।',
  'validation.other': 'यह मान सही नहीं है।',
}
