import type { TextsOf } from '../en/texts-of.ts'
import type { twoZodiacs as english } from '../en/two-zodiacs.ts'

export const twoZodiacs: TextsOf<typeof english> = {
  'zodiacs.lead': 'किसी भी जन्म से आज़माकर देखें। कुछ भी सहेजा नहीं जाता।',
  'zodiacs.compare': 'दोनों राशिचक्र मिलाएँ',
  'zodiacs.result': 'एक जन्म, दो गिनतियाँ',
  'zodiacs.born': '{{moment}}, {{place}}',
  'zodiacs.born-assumed': '{{day}}, {{place}}; समय पता नहीं, इसलिए दोपहर 12 बजे का हिसाब',
  'zodiacs.ayanamsa': 'उस दिन का अयनांश: {{arc}}',
  'zodiacs.sidereal': 'तारों से',
  'zodiacs.tropical': 'विषुव से',
  'zodiacs.sidereal-note': 'निरयण, जैसा भारत में',
  'zodiacs.tropical-note': 'सायन, जैसा पश्चिम में',
  'zodiacs.moon': 'चंद्रमा',
  'zodiacs.sun': 'सूर्य',
  'zodiacs.maybe': 'समय दूसरा हो तो {{sign}}',
  'zodiacs.same':
    'दोनों गिनतियों में चंद्र राशि एक ही है: सायन गिनती में चंद्रमा राशि में इतने आगे थे कि {{arc}} घटाने पर भी पिछली राशि नहीं आई।',
  'zodiacs.differ':
    'चंद्रमा वही, पैमाने दो, बीच में {{arc}} का अंतर: तारों से {{sidereal}}, विषुव से {{tropical}}।',
}
