/** The pages of a welcome email's link, and of an account whose password was voided. */
export const welcome = {
  'identity.choose-password.title': 'Choose a new password',
  'identity.choose-password.lead':
    'You are signed in as {{email}}. This was the first link from our emails that you opened, so the old password no longer works, in case someone else signed up with your address.',
  'identity.choose-password.submit': 'Save the password',

  'identity.welcome.checking': 'Opening your week',
  'identity.welcome.checking-lead': 'We are checking your link.',
  'identity.welcome.guest': 'Read your week',
  'identity.welcome.guest-lead':
    'You are not signed in here. Continue and we sign you in as {{email}}, sign that account out everywhere else and ask you for a new password. To keep your password, sign in first and then open the email’s link again.',
  'identity.welcome.continue': 'Continue',
  'identity.welcome.failed': 'This link did not open',
  'identity.welcome.to-dashboard': 'Go to the dashboard',
} as const
