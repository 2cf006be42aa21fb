import type { TextsOf } from '../en/texts-of.ts'
import type { pendingOrder as english } from '../en/pending-order.ts'

export const pendingOrder: TextsOf<typeof english> = {
  'pending-order.label': 'आपका ऑर्डर',
  'pending-order.buying': 'आपने चुना है',
  'pending-order.plan-for': '{{sign}} के लिए प्लान',
  'pending-order.kept': 'साइन इन करें या खाता बनाएँ, यह ऑर्डर बना रहेगा।',
  'pending-order.drop': 'यह ऑर्डर हटाएँ',
  'pending-order.title': 'अपना ऑर्डर पूरा करें',
  'pending-order.text': 'सब कुछ वैसा ही है जैसा आपने चुना था। अभी कोई शुल्क नहीं लिया गया है।',
  'pending-order.go-on': 'ऑर्डर पर जाएँ',
  'pending-order.free-title': 'यह आपके लिए मुफ़्त है',
  'pending-order.free-text':
    'यह आपकी अपनी राशि है, और इसका सप्ताह {{date}} तक मुफ़्त है। कुछ भी देना नहीं है।',
  'pending-order.read': 'अभी पढ़ें',
}
