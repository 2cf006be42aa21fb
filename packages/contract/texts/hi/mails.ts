import type { TextsOf } from '../texts.ts'
import type { mails as english } from '../en/mails.ts'

export const mails: TextsOf<typeof english> = {
  'mail.reset-password.subject': '{{brand}} के लिए नया पासवर्ड चुनें',
  'mail.reset-password.intro':
    '{{email}} के लिए नया पासवर्ड माँगा गया है। अगर यह आपने माँगा है, तो उसे यहाँ चुनें।',
  'mail.reset-password.action': 'नया पासवर्ड चुनें',
  'mail.sign-in.subject': '{{brand}} में साइन इन करने का आपका लिंक',
  'mail.sign-in.intro': 'इस लिंक से आप {{email}} के रूप में साइन इन हो जाएँगे।',
  'mail.sign-in.action': 'साइन इन करें',
  'mail.life': 'लिंक केवल एक बार और {{minutes}} मिनट के भीतर काम करता है।',
  'mail.not-you': 'अगर यह आपने नहीं माँगा, तो कुछ न करें: आपका खाता जैसा है वैसा ही रहेगा।',
  'mail.address': 'अगर बटन न खुले, तो यह पता अपने ब्राउज़र में लिखें:',
}
