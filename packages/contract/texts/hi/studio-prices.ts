import type { studioPrices as english } from '../en/studio-prices.ts'
import type { TextsOf } from '../en/texts-of.ts'

export const studioPrices: TextsOf<typeof english> = {
  'studio.prices.lead':
    'नया मूल्य नए ऑर्डर पर लागू होता है। जिसने दूसरा मूल्य देखा हो, उसे भुगतान से पहले बताया जाता है। जो ख़रीदा जा चुका है, वह खुला रहता है।',
  'studio.prices.singles': 'एक-एक राशिफल',
  'studio.prices.weekly': 'एक सप्ताह',
  'studio.prices.monthly': 'एक महीना',
  'studio.prices.yearly': 'एक साल',
  'studio.prices.sections': 'जीवन के विषय',
  'studio.prices.sections-text': 'हर मूल्य उस विषय पर सभी राशियों और सालों में लागू होता है।',
  'studio.prices.free': 'सबके लिए खुला',
  'studio.prices.free-hint': '0 लिखने पर यह सबके लिए खुल जाता है।',
  'studio.prices.wrong': '0 लिखें, या 0.30 से 1000 पाउंड के बीच का मूल्य',
}
