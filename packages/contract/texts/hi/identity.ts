import type { TextsOf } from '../texts.ts'
import type { identity as english } from '../en/identity.ts'

export const identity: TextsOf<typeof english> = {
  'identity.sign-in.title': 'साइन इन',
  'identity.sign-in.submit': 'साइन इन करें',
  'identity.sign-in.forgot': 'पासवर्ड भूल गए?',
  'identity.sign-in.create': 'खाता बनाएँ',
  'identity.email': 'ईमेल',
  'identity.password': 'पासवर्ड',
}
