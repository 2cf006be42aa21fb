import type { offline as english } from '../en/offline.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const offline: TextsOf<typeof english> = {
  'offline.title': 'इंटरनेट नहीं है',
  'offline.lead': 'यह पन्ना आपके फ़ोन या कंप्यूटर पर सहेजा नहीं गया है। इंटरनेट आते ही यह अपने-आप खुल जाएगा।',
  'offline.list': 'ये अभी पढ़े जा सकते हैं',
  'offline.nothing': 'अभी कुछ सहेजा नहीं गया है',
  'offline.nothing-text':
    'साइन इन रहते हुए जो राशिफल इंटरनेट पर खोले जाते हैं, वे बाद में बिना इंटरनेट के भी पढ़े जा सकते हैं।',
  'offline.weekly': '{{sign}}: साप्ताहिक राशिफल',
  'offline.monthly': '{{sign}}: मासिक राशिफल',
  'offline.yearly': '{{sign}}: वार्षिक राशिफल',
  'offline.loaded': '{{time}} को खोला गया',
  'offline.saved': 'इंटरनेट नहीं है। यह राशिफल {{time}} को खोला गया था।',
  'offline.now': 'इंटरनेट नहीं है। ये अभी पढ़े जा सकते हैं:',
  'offline.now-nothing': 'इंटरनेट नहीं है।',
}
