/** Mails of an account. `{{brand}}`, `{{email}}`, `{{minutes}}` and `{{days}}` are filled in. */
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
    'Please confirm that we should use {{email}} for your {{brand}} account.',
  'mail.change-email.action': 'Confirm this email',
  'mail.email-change-asked.subject': 'A new email for your {{brand}} account',
  'mail.email-change-asked.intro':
    'Someone who knows your password asked to move your {{brand}} account from {{email}} to another address. We have emailed a link to that address, and the account moves when it is opened. If that was not you, choose a new password now: the link then stops working.',
  'mail.email-change-by-support.subject': 'A new email for your {{brand}} account',
  'mail.email-change-by-support.intro':
    'Our support was asked to move your {{brand}} account from {{email}} to another address. We have emailed a link to that address, and the account moves when it is opened. If you did not ask for this, please tell us at once: {{phone}}.',
  'mail.email-changed.subject': 'Your {{brand}} account has a new email',
  'mail.email-changed.intro':
    'We no longer write to you at {{email}}: the new address of your {{brand}} account has been confirmed. This is the last email to this address. If that was not you, please tell us at once: {{phone}}.',
  'mail.password-changed.subject': 'The password of your {{brand}} account was changed',
  'mail.password-changed.intro':
    'The password of your {{brand}} account was changed, and you were signed out everywhere else. If that was not you, choose a new one now.',
  'mail.second-factor-added.subject': 'A second step now protects your {{brand}} account',
  'mail.second-factor-added.intro':
    'An authenticator app or a passkey was added to your {{brand}} account, and you were signed out everywhere else. If that was not you, choose a new password now and tell us: {{phone}}.',
  'mail.second-factor-removed.subject': 'A second step of your {{brand}} account was removed',
  'mail.second-factor-removed.intro':
    'An authenticator app or a passkey was removed from your {{brand}} account, and you were signed out everywhere else. If that was not you, choose a new password now and tell us: {{phone}}.',
  'mail.recovery-code-used.subject': 'A recovery code opened your {{brand}} account',
  'mail.recovery-code-used.intro':
    'Someone signed in to your {{brand}} account with one of your recovery codes, which does not work again. If that was not you, choose a new password now and tell us: {{phone}}.',
  'mail.recovery-codes-renewed.subject': 'New recovery codes for your {{brand}} account',
  'mail.recovery-codes-renewed.intro':
    'New recovery codes were made for your {{brand}} account, and the old ones no longer work. If that was not you, choose a new password now and tell us: {{phone}}.',
  'mail.new-password': 'Choose a new password',
  'mail.account-deleted.subject': 'Your {{brand}} account has been deleted',
  'mail.account-deleted.intro':
    'Your {{brand}} account and everything we kept about you have been deleted, and nothing more will be charged. Records of purchases stay for as long as tax law requires, without your name. This is the last email to this address.',
  'mail.welcome.subject': 'Welcome to {{brand}}: your Moon is in {{sign}}',
  'mail.welcome.picture': 'The Moon among the stars when you were born',
  'mail.welcome.uncertain':
    'If your time of birth is a few minutes out, your Moon could also be in {{other}}.',
  'mail.welcome.action': 'Read your week',
  'mail.welcome.confirms':
    'Opening this link also confirms that this is your email. It works once, within {{days}} days.',
  'mail.welcome.not-you':
    'If you have not signed up to {{brand}}, someone typed your address by mistake: please ignore this email.',
  'mail.life': 'The link works once, within {{minutes}} minutes.',
  'mail.not-you': 'If you did not ask for it, do nothing: your account stays as it is.',
  'mail.address': 'If the button does not open, copy this address into your browser:',
} as const
