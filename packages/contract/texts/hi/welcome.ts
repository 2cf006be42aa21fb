import type { TextsOf } from '../en/texts-of.ts'
import type { welcome as english } from '../en/welcome.ts'

export const welcome: TextsOf<typeof english> = {
  'identity.choose-password.title': 'नया पासवर्ड चुनें',
  'identity.choose-password.lead':
    'आप {{email}} से साइन इन हैं। हमारे ईमेल का यह पहला लिंक था जो आपने खोला, इसलिए पुराना पासवर्ड अब नहीं चलेगा: हो सकता है कि आपके पते से खाता किसी और ने बनाया हो।',
  'identity.choose-password.submit': 'पासवर्ड सहेजें',

  'identity.welcome.checking': 'आपका साप्ताहिक राशिफल खुल रहा है',
  'identity.welcome.checking-lead': 'आपका लिंक जाँचा जा रहा है।',
  'identity.welcome.guest': 'अपना साप्ताहिक राशिफल पढ़ें',
  'identity.welcome.guest-lead':
    'इस ब्राउज़र में आप साइन इन नहीं हैं। आगे बढ़ने पर यहाँ {{email}} से साइन इन हो जाएगा, बाक़ी सब जगह से साइन आउट कर दिया जाएगा और आपको नया पासवर्ड चुनना होगा। पुराना पासवर्ड रखना हो, तो पहले साइन इन करें और फिर ईमेल का लिंक दोबारा खोलें।',
  'identity.welcome.continue': 'आगे बढ़ें',
  'identity.welcome.failed': 'यह लिंक नहीं खुला',
  'identity.welcome.to-dashboard': 'डैशबोर्ड पर जाएँ',
}
