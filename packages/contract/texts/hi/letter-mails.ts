import type { letterMails as english } from '../en/letter-mails.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const letterMails: TextsOf<typeof english> = {
  'mail.weekly.subject': 'आपका हफ़्ता: {{headline}}',
  'mail.weekly.span': '{{sign}} राशि, {{days}}',
  'mail.weekly.days': 'ख़ास दिन',
  'mail.weekly.action': 'अपना साप्ताहिक राशिफल पढ़ें',
  'mail.weekly.why': 'यह ईमेल {{date}} से आपके कहने पर आता है, हर सोमवार सुबह।',
  'mail.weekly.stop': 'बंद करना हो तो यह पेज खोलकर बटन दबाएँ:',

  'mail.trial.subject-14': 'आपके मुफ़्त हफ़्ते {{date}} तक हैं',
  'mail.trial.subject-3': 'आख़िरी बार याद दिला दें: आपके मुफ़्त हफ़्ते {{date}} तक हैं',
  'mail.trial.after':
    'उसके बाद भी हर हफ़्ते का शीर्षक और शुरू की पंक्तियाँ खुली रहेंगी। आगे भी पूरा पढ़ने का मन हो, तो वह प्लान लेने पर खुलता है।',
  'mail.trial.action': 'अपना साप्ताहिक राशिफल पढ़ें',
  'mail.trial.plans': 'किस प्लान में क्या खुलता है:',
  'mail.trial.why-14': 'इस बारे में एक ईमेल और आएगा, आख़िरी दिन से तीन दिन पहले।',
  'mail.trial.why-3': 'इस बारे में यह आख़िरी ईमेल है।',
  'mail.trial.stop': 'ये ईमेल बंद करने हों तो यह पेज खोलकर बटन दबाएँ:',
}
