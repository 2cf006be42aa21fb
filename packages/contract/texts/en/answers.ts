/** What a call answers as `msg` that has nothing else to say. */
export const answers = {
  'answer.reset-link-sent': 'Check your email for further instructions.',
  'answer.sign-in-link-sent': 'Check your email for your sign-in link.',
  'answer.password-reset': 'Password reset successful.',
  'answer.profile-saved': 'Your profile is saved.',
  'answer.signed-out': 'You are signed out.',
} as const
