/** Mails with a link. `{{brand}}`, `{{email}}` and `{{minutes}}` are filled in. */
export const identityMails = {
  'mail.reset-password.subject': 'Choose a new password for {{brand}}',
  'mail.reset-password.intro':
    'Someone asked for a new password for {{email}}. If it was you, choose it here.',
  'mail.reset-password.action': 'Choose a new password',
  'mail.sign-in.subject': 'Your sign-in link for {{brand}}',
  'mail.sign-in.intro': 'This link signs you in as {{email}}.',
  'mail.sign-in.action': 'Sign in',
  'mail.change-email.subject': 'Confirm your new email for {{brand}}',
  'mail.change-email.intro':
    'An account of {{brand}} is to be written to at {{email}} from now on. If it is yours, confirm it here.',
  'mail.change-email.action': 'Confirm this email',
  'mail.email-change-asked.subject': 'A new email for your {{brand}} account',
  'mail.email-change-asked.intro':
    'Someone who knows your password asked to move your {{brand}} account from {{email}} to another address. It moves once a link that we mailed to that address is opened. If that was not you, choose a new password now: the link is void from then on.',
  'mail.email-changed.subject': 'Your {{brand}} account has a new email',
  'mail.email-changed.intro':
    'Your {{brand}} account is no longer reached at {{email}}: the new address was confirmed. This is the last mail to this one. If that was not you, please tell us at once: {{phone}}.',
  'mail.password-changed.subject': 'The password of your {{brand}} account was changed',
  'mail.password-changed.intro':
    'The password of your {{brand}} account was changed, and every other place was signed out. If that was not you, choose a new one now.',
  'mail.new-password': 'Choose a new password',
  'mail.account-deleted.subject': 'Your {{brand}} account is deleted',
  'mail.account-deleted.intro':
    'Your {{brand}} account and what was kept about you are deleted, and nothing will be charged any more. Records of purchases stay for as long as tax law asks, without your name. This is the last mail to this address.',
  'mail.life': 'The link works once, within {{minutes}} minutes.',
  'mail.not-you': 'If you did not ask for it, do nothing: your account stays as it is.',
  'mail.address': 'If the button does not open, copy this address into your browser:',
} as const
