import type { TextsOf } from '../en/texts-of.ts'
import type { identityAnswers as english } from '../en/identity-answers.ts'

export const identityAnswers: TextsOf<typeof english> = {
  'answer.reset-link-sent': 'आगे के निर्देशों के लिए अपना ईमेल देखें।',
  'answer.sign-in-link-sent': 'साइन इन के लिंक के लिए अपना ईमेल देखें।',
  'answer.password-reset': 'पासवर्ड बदल दिया गया है।',
  'answer.profile-saved': 'आपकी प्रोफ़ाइल सहेज ली गई है।',
  'answer.email-link-sent':
    'अगर यह पता इस्तेमाल हो सकता है, तो उस पर एक लिंक भेजा जा रहा है। उसे खोलने पर आपका ईमेल बदल जाएगा।',
  'answer.email-changed': 'आपका ईमेल बदल दिया गया है।',
  'answer.email-confirmed': 'धन्यवाद, आपके ईमेल की पुष्टि हो गई है।',
  'answer.welcome-sent': 'ईमेल आपको भेजा जा रहा है।',
  'answer.password-chosen': 'आपका नया पासवर्ड सहेज लिया गया है।',
  'answer.password-changed': 'आपका पासवर्ड बदल दिया गया है। बाक़ी सब जगह से साइन आउट कर दिया गया है।',
  'answer.sessions-ended': 'वहाँ से साइन आउट कर दिया गया है।',
  'answer.account-deleted': 'आपका खाता हटा दिया गया है।',
  'answer.signed-out': 'साइन आउट हो गया है।',
  'answer.authenticator-app-added': 'अब आपके खाते में साइन इन के लिए ऐप का कोड भी लगेगा।',
  'answer.authenticator-app-removed': 'कोड वाला ऐप हटा दिया गया है।',
  'answer.passkey-added': 'आपकी पासकी जुड़ गई है।',
  'answer.passkey-renamed': 'पासकी का नाम बदल गया है।',
  'answer.passkey-removed': 'पासकी हटा दी गई है।',
  'answer.recovery-codes-renewed': 'पुराने कोड अब नहीं चलेंगे।',
}
