export const identity = {
  'identity.sign-in.title': 'Sign in',
  'identity.sign-in.submit': 'Sign in',
  'identity.sign-in.forgot': 'Forgot password?',
  'identity.sign-in.create': 'Create an account',
  'identity.email': 'Email',
  'identity.password': 'Password',
} as const
