/** Mails with a link. `{{brand}}`, `{{email}}` and `{{minutes}}` are filled in. */
export const mails = {
  'mail.reset-password.subject': 'Choose a new password for {{brand}}',
  'mail.reset-password.intro':
    'Someone asked for a new password for {{email}}. If it was you, choose it here.',
  'mail.reset-password.action': 'Choose a new password',
  'mail.sign-in.subject': 'Your sign-in link for {{brand}}',
  'mail.sign-in.intro': 'This link signs you in as {{email}}.',
  'mail.sign-in.action': 'Sign in',
  'mail.life': 'The link works once, within {{minutes}} minutes.',
  'mail.not-you': 'If you did not ask for it, do nothing: your account stays as it is.',
  'mail.address': 'If the button does not open, copy this address into your browser:',
} as const
