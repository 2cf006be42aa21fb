/** The `msg` that calls of the identity domain answer with. */
export const identityAnswers = {
  'answer.reset-link-sent': 'Check your email for further instructions.',
  'answer.sign-in-link-sent': 'Check your email for your sign-in link.',
  'answer.password-reset': 'Password reset successful.',
  'answer.profile-saved': 'Your profile has been saved.',
  'answer.email-link-sent':
    'If this address can be used, a link is on its way to it. Your email changes when you open it.',
  'answer.email-changed': 'Your email has been changed.',
  'answer.email-confirmed': 'Thank you: your email is confirmed.',
  'answer.welcome-sent': 'The email is on its way to you.',
  'answer.password-chosen': 'Your new password has been saved.',
  'answer.password-changed':
    'Your password has been changed. You have been signed out everywhere else.',
  'answer.sessions-ended': 'You have been signed out there.',
  'answer.account-deleted': 'Your account has been deleted.',
  'answer.signed-out': 'You have been signed out.',
  'answer.authenticator-app-added': 'Your authenticator app now protects your account.',
  'answer.authenticator-app-removed': 'The authenticator app has been removed.',
  'answer.passkey-added': 'Your passkey has been added.',
  'answer.passkey-renamed': 'The passkey has its new name.',
  'answer.passkey-removed': 'The passkey has been removed.',
  'answer.recovery-codes-renewed': 'The old codes no longer work.',
} as const
