import type { letters as english } from '../en/letters.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const letters: TextsOf<typeof english> = {
  'letters.title': 'ईमेल पर क्या आए',
  'letters.weekly.consent': 'हर सोमवार सुबह मेरा साप्ताहिक राशिफल ईमेल करें',
  'letters.weekly.hint':
    'शीर्षक, तीन वाक्यों में पूरा हफ़्ता और ख़ास दिन। हर ईमेल में उसे बंद करने का लिंक रहता है।',
  'letters.weekly.unconfirmed': 'ईमेल की पुष्टि होने के बाद यह आना शुरू होगा।',
  'letters.weekly.when': 'यह सुबह क़रीब सात बजे आता है ({{zone}}), {{language}} में।',
  'letters.weekly.use-here': 'इसे {{zone}} पर, {{language}} में भेजें',
  'letters.trial.label': 'मुफ़्त हफ़्ते ख़त्म होने से पहले याद दिलाएँ',
  'letters.trial.hint': 'बस दो बार: 14 दिन पहले, फिर 3 दिन पहले।',

  'letters.stop.weekly.title': 'सोमवार का ईमेल बंद करें?',
  'letters.stop.weekly.lead':
    'बटन दबाने के बाद साप्ताहिक राशिफल ईमेल पर नहीं आएगा। आपका खाता और आपके राशिफल जैसे हैं वैसे ही रहेंगे।',
  'letters.stop.weekly.done': 'सोमवार का ईमेल बंद हो गया है',
  'letters.stop.trial.title': 'याद दिलाने वाले ईमेल बंद करें?',
  'letters.stop.trial.lead':
    'बटन दबाने के बाद मुफ़्त हफ़्ते ख़त्म होने से पहले कोई ईमेल नहीं आएगा। बाक़ी सब जैसा है वैसा ही रहेगा।',
  'letters.stop.trial.done': 'याद दिलाने वाले ईमेल बंद हो गए हैं',
  'letters.stop.submit': 'बंद करें',
  'letters.stop.done-lead': 'मन हो तो अपने खाते में जाकर कभी भी फिर से चालू करें।',
  'letters.stop.failed': 'इस लिंक से काम नहीं हुआ',
  'letters.stop.again': 'फिर से कोशिश करें',
  'letters.stop.to-account': 'अपने खाते पर जाएँ',

  'answer.letters-saved': 'आपकी पसंद सहेज ली गई है।',
  'answer.letter-stopped': 'बंद हो गया है। अब यह ईमेल नहीं आएगा।',
}
