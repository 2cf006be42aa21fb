import type { TextsOf } from '../en/texts-of.ts'
import type { foot as english } from '../en/foot.ts'

export const foot: TextsOf<typeof english> = {
  'shell.weeks': 'इस सप्ताह के राशिफल',
  'shell.rooms': 'जानें, पूछें, चुनें',
  'shell.plans': 'प्लान और क़ीमतें',
  'shell.accessibility': 'सुगमता',
  'shell.legal': 'क़ानूनी जानकारी',
  'shell.places-by': 'स्थानों के नाम:',
  'shell.zodiac-sidereal': 'राशियाँ निरयण (लाहिरी) पद्धति की हैं, जैसा वैदिक परंपरा में है।',
  'shell.zodiac-tropical': 'राशियाँ सायन पद्धति की हैं।',
  'shell.about': 'असली आकाश से निकला चंद्र राशिफल।',
  'shell.year-sections': 'साल के जीवन-विषय',
  'shell.reading': 'राशिफल',
  'shell.reading-label': 'इस सप्ताह का राशिफल',
  'shell.ask-short': 'पूछें',
  'shell.account': 'खाता',
  'shell.account-of': '{{name}}: खाता',
  'shell.android-app': 'एंड्रॉयड ऐप पाएँ',
  'shell.rising-sign-lookup': 'लग्न राशि खोजें',
  'shell.theme': 'रंग-रूप',
  'shell.theme-night': 'रात',
  'shell.theme-day': 'दिन',
  'shell.theme-system': 'उपकरण के अनुसार',
}
