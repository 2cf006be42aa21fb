import type { TextsOf } from '../en/texts-of.ts'
import type { studioMails as english } from '../en/studio-mails.ts'

export const studioMails: TextsOf<typeof english> = {
  'mail.staff-invitation.subject': '{{brand}} के स्टूडियो में आपको न्योता',
  'mail.staff-invitation.intro':
    'आपको {{email}} से {{brand}} के स्टूडियो में आने का न्योता मिला है। अपना फ़ोन या पासकी पास रखें।',
  'mail.staff-invitation.action': 'स्टूडियो में आएँ',
  'mail.staff-invitation.life': 'यह लिंक {{hours}} घंटे तक, और एक ही बार चलता है।',
  'mail.staff-invitation.not-you': 'अगर आपको इसकी उम्मीद नहीं थी, तो कुछ करने की ज़रूरत नहीं।',
}
