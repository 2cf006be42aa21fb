import type { TextsOf } from '../en/texts-of.ts'
import type { sharing as english } from '../en/sharing.ts'

export const sharing: TextsOf<typeof english> = {
  'sharing.weekly': 'साप्ताहिक राशिफल',
  'sharing.monthly': 'मासिक राशिफल',
  'sharing.yearly': 'वार्षिक राशिफल',
  'sharing.moon-kind': 'मेरी चंद्र राशि',
  'sharing.moon-waxing': 'शुक्ल पक्ष, {{percent}} % उजला',
  'sharing.moon-waning': 'कृष्ण पक्ष, {{percent}} % उजला',
  'sharing.site-kind': 'असली आकाश से उकेरा हुआ',
  'sharing.site-dates': 'चंद्र राशि के राशिफल',
}
