import type { TextsOf } from '../en/texts-of.ts'
import type { today as english } from '../en/today.ts'

export const today: TextsOf<typeof english> = {
  'today.title': 'आज',
  'today.greeting.morning': 'सुप्रभात, {{name}}',
  'today.greeting.afternoon': 'नमस्ते, {{name}}',
  'today.greeting.evening': 'शुभ संध्या, {{name}}',
  'today.why': 'क्यों?',
  'today.week': 'आपका सप्ताह',
  'today.read-week': 'अपना सप्ताह पढ़ें',
  'today.see-week': 'यह सप्ताह देखें',
  'today.next': 'अगली ख़ास तारीख़',
  'today.month': 'यह महीना',
  'today.year': 'यह साल',
  'today.open': 'आपके लिए खुला है',
  'today.opens-weekly': 'किसी भी प्लान में खुलता है',
  'today.opens-monthly': 'गोल्ड या डायमंड में खुलता है',
  'today.opens-yearly': 'डायमंड में खुलता है',
  'today.moonsign': 'आपकी चंद्र राशि',
  'today.rising': 'आपकी लग्न राशि',
  'today.no-sign-text': 'चंद्र राशि पता हो तो यह पन्ना बताता है कि कौन-सा दिन किस काम के लिए अच्छा है।',
  'today.find-sign': 'अपनी चंद्र राशि जानें',
  'today.failed': 'आज का चंद्रमा लोड नहीं हो सका',
  'today.failed-text': 'आपके राशिफल नीचे हमेशा की तरह हैं।',
  'today.free-until': '{{date}} तक मुफ़्त।',
}
