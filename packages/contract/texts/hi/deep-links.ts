import type { TextsOf } from '../en/texts-of.ts'
import type { deepLinks as english } from '../en/deep-links.ts'

export const deepLinks: TextsOf<typeof english> = {
  'deep-links.title': 'आपका लिंक खुल रहा है',
  'deep-links.question': 'आगे कैसे बढ़ें?',
  'deep-links.text': 'यह लिंक यहीं खुल सकता है, या ऐप में, अगर वह इस फ़ोन पर है।',
  'deep-links.in-browser': 'ब्राउज़र में आगे बढ़ें',
  'deep-links.in-app': 'मोबाइल ऐप में खोलें',
  'deep-links.opening-app': 'ऐप खुल रहा है। अगर वह इस फ़ोन पर नहीं है, तो उसका स्टोर पेज खुलेगा।',
}
