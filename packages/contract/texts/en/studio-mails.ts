/** Mails to staff. `{{brand}}`, `{{email}}` and `{{hours}}` are filled in. */
export const studioMails = {
  'mail.staff-invitation.subject': 'Your invitation to the studio of {{brand}}',
  'mail.staff-invitation.intro':
    'You are invited to join the studio of {{brand}} as {{email}}. Have your phone or your passkey at hand.',
  'mail.staff-invitation.action': 'Join the studio',
  'mail.staff-invitation.life': 'The link works once, within {{hours}} hours.',
  'mail.staff-invitation.not-you': 'If you did not expect this, you need not do anything.',
} as const
