import type { TextsOf } from '../texts.ts'
import type { answers as english } from '../en/answers.ts'

export const answers: TextsOf<typeof english> = {
  'answer.reset-link-sent': 'आगे के निर्देशों के लिए अपना ईमेल देखें।',
  'answer.sign-in-link-sent': 'साइन इन के लिंक के लिए अपना ईमेल देखें।',
  'answer.password-reset': 'पासवर्ड बदल दिया गया है।',
  'answer.profile-saved': 'आपकी प्रोफ़ाइल सहेज ली गई है।',
  'answer.signed-out': 'आप साइन आउट हो गए हैं।',
}
