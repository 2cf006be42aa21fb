import type { status as english } from '../en/status.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const status: TextsOf<typeof english> = {
  'status.title': 'अभी क्या-क्या चल रहा है',
  'status.all-well': 'सब कुछ ठीक चल रहा है।',
  'status.some': 'सेवा का कुछ हिस्सा इस समय बंद है। हम उसे ठीक करने में लगे हैं।',
  'status.reading': 'राशिफल पढ़ना',
  'status.signing-in': 'साइन इन',
  'status.paying': 'भुगतान',
  'status.emails': 'हमारे ईमेल',
  'status.works': 'चालू',
  'status.down': 'बंद',
  'status.late': 'देर से पहुँच रहे हैं',
  'status.paid-once': 'अगर भुगतान बीच में रुक गया हो, तो भी पैसे दो बार नहीं लिए जाएँगे।',
  'status.age': 'यह अभी-अभी जाँचा गया है। फिर से जाँचने के लिए पन्ना दोबारा खोलें।',
  'status.to-start': 'पहले पन्ने पर जाएँ',
  'status.link': 'देखें कि अभी क्या चल रहा है',
}
