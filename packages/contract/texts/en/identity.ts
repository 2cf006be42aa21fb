import { signIn } from './sign-in.ts'

export const identity = {
  ...signIn,
  'identity.confirm-password': 'Confirm password',
  'identity.password-hint':
    'At least 8 characters, with a lowercase letter, an uppercase letter and a number.',
  'identity.full-name': 'Full name',
  'identity.gender': 'Gender',
  'identity.gender-male': 'Male',
  'identity.gender-female': 'Female',
  'identity.gender-other': 'Other',
  'identity.back-to-sign-in': 'Back to sign in',

  'identity.plate.taurus': 'Taurus and the Pleiades, drawn from the measured places of their stars',
  'identity.plate.aquarius': 'Aquarius, drawn from the measured places of its stars',
  'identity.plate.leo': 'Leo, drawn from the measured places of its stars',

  'identity.sign-up.title': 'Create an account',
  'identity.sign-up.lead':
    'Your Moonsign from the real sky, and your own week to read from today. You need no card.',
  'identity.sign-up.description':
    'Create an account, and we will work out your moonsign from the date, time and place of your birth.',
  'identity.sign-up.birth': 'Your birth',
  'identity.sign-up.birth-hint':
    'The Moon moves through a sign in about two and a quarter days, so the time matters.',
  'identity.sign-up.agreement': 'I agree to the [terms] and the [privacy].',
  'identity.sign-up.terms': 'terms and conditions',
  'identity.sign-up.privacy': 'privacy notice',
  'identity.sign-up.new-tab': '(opens in a new tab)',
  'identity.sign-up.agreement-missing': 'To proceed you have to agree to our terms and conditions',
  'identity.sign-up.confirm-missing': 'Please confirm your password!',
  'identity.sign-up.confirm-differs': 'The two passwords that you entered do not match!',
  'identity.sign-up.submit': 'Create account',
  'identity.sign-up.have-account': 'Already have an account?',

  'identity.forgot.title': 'Forgot your password?',
  'identity.forgot.lead': 'Tell us your email, and we will send you a link to choose a new one.',
  'identity.forgot.email-missing': 'Please input your email!',
  'identity.forgot.email-invalid': 'Not a valid email!',
  'identity.forgot.submit': 'Send instructions',
  'identity.forgot.sent':
    'If {{email}} has an account, a link is on its way. It works once, within 60 minutes. Nothing there? Check your spam folder.',

  'identity.reset.title': 'Choose a new password',
  'identity.reset.lead': 'For the account {{email}}. You will be signed out everywhere else.',
  'identity.reset.password': 'New password',
  'identity.reset.submit': 'Reset password',
  'identity.reset.new-link': 'Ask for a new link',

  'identity.link.title': 'Signing you in',
  'identity.link.lead': 'We are checking your sign-in link.',
  'identity.link.failed': 'You are not signed in',
  'identity.link.again': 'Try again',
  'identity.link.whose': 'Sign in as {{email}}?',
  'identity.link.whose-lead':
    'You are already signed in here, and this browser did not ask for the link. Sign in with it only if the address is yours.',
  'identity.link.whose-yes': 'Sign in',
  'identity.link.whose-no': 'Stay signed in as before',
  'identity.link.to-sign-in': 'Go to the sign-in page',

  'identity.profile.title': 'Profile',
  'identity.profile.lead': 'If you change your birth details, we work out your moonsign again.',
  'identity.profile.moonsign': 'Your moonsign: {{sign}}',
  'identity.profile.email-kept': 'Signed in as {{email}}',
  'identity.profile.gender-missing': 'Please select Gender',
  'identity.profile.account': 'Account and data',
  'identity.profile.moonsign-same': 'Your moonsign is still {{sign}}.',
  'identity.profile.moonsign-new': 'Your moonsign is now {{sign}}; it was {{before}} before.',
  'identity.profile.trial-2':
    'Your free weeks are for {{sign}}. You can correct your birth details twice, and they follow your moonsign. After that they stay with their sign.',
  'identity.profile.trial-1':
    'Your free weeks are for {{sign}}. They follow your moonsign for one more correction of your birth details. After that they stay with their sign.',
  'identity.profile.trial-0':
    'Your free weeks stay with {{sign}} now. You can still correct your birth details at any time.',
  'identity.profile.submit': 'Save',
} as const
