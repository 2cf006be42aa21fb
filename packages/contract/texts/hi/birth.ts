import type { TextsOf } from '../en/texts-of.ts'
import type { birth as english } from '../en/birth.ts'

export const birth: TextsOf<typeof english> = {
  'birth.date': 'जन्म तिथि',
  'birth.time': 'जन्म समय',
  'birth.time-unknown': 'जन्म समय पता नहीं है',
  'birth.time-unknown-hint': 'तब दोपहर 12 बजे का समय मान लेते हैं, और बताते हैं कि इससे क्या पक्का नहीं रहता।',
  'birth.time-not-known': 'समय पता नहीं',
  'birth.folded': 'आपका जन्म',
  'birth.change': 'बदलें',
  'birth.place': 'जन्म स्थान',
  'birth.place-hint': 'शहर का नाम लिखें, फिर सूची में से चुनें।',
  'birth.places': 'सुझाए गए शहर',
  'birth.places-found': 'मिले स्थान: {{count}}',
  'birth.no-places': 'इस नाम का कोई शहर नहीं मिला। दूसरी वर्तनी या पास का बड़ा शहर आज़माएँ।',
  'birth.places-failed': 'अभी शहर खोजे नहीं जा सकते। अपना कनेक्शन जाँचें और फिर लिखें।',
  'birth.places-credit': 'शहरों का डेटा: GeoNames, CC BY 4.0',
}
