/** The sign-in form, which the start page shows. */
export const signIn = {
  'identity.email': 'Email',
  'identity.password': 'Password',
  'identity.show-password': 'Show password',
  'identity.hide-password': 'Hide password',

  'identity.sign-in.title': 'Sign in',
  'identity.sign-in.submit': 'Sign in',
  'identity.sign-in.forgot': 'Forgot password?',
  'identity.sign-in.new-here': 'New here?',
  'identity.sign-in.create': 'Create an account',
  'identity.sign-in.refused': 'You are not signed in',
  'identity.sign-in.refused-text':
    'That email and password don’t belong together. Check both and try again, or get back in by email below.',
  'identity.sign-in.mail-link': 'Email me a sign-in link',
  'identity.sign-in.passkey': 'Use a passkey',
} as const
