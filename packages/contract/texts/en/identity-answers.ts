/** The `msg` that calls of the identity domain answer with. */
export const identityAnswers = {
  'answer.reset-link-sent': 'Check your email for further instructions.',
  'answer.sign-in-link-sent': 'Check your email for your sign-in link.',
  'answer.password-reset': 'Password reset successful.',
  'answer.profile-saved': 'Your profile is saved.',
  'answer.email-link-sent':
    'If this address can be used, a link is on its way to it. Your email changes once you open it.',
  'answer.email-changed': 'Your email is changed.',
  'answer.password-changed': 'Your password is changed. You are signed out everywhere else.',
  'answer.sessions-ended': 'You are signed out there.',
  'answer.account-deleted': 'Your account is deleted.',
  'answer.signed-out': 'You are signed out.',
} as const
