export const account = {
  'account.title': 'Account and data',
  'account.lead': 'How you sign in, where, and what is kept about you.',
  'account.to': 'Account and data',
  'account.to-profile': 'To your profile',

  'account.email.title': 'Email',
  'account.email.now': 'We write to {{email}}.',
  'account.email.text':
    'A link goes to the new address, and a note to the old one. The change takes effect once you open the link, within 60 minutes.',
  'account.email.new': 'New email',
  'account.email.submit': 'Send the link',
  'account.own-password': 'Your password',
  'account.own-password-missing': 'Please enter your password',

  'account.password.title': 'Password',
  'account.password.text': 'A new password signs you out everywhere else.',
  'account.password.current': 'Current password',
  'account.password.new': 'New password',
  'account.password.confirm': 'Confirm new password',
  'account.password.submit': 'Change password',

  'account.sessions.title': 'Where you are signed in',
  'account.sessions.text':
    'A sign-in that is not used for 30 minutes ends by itself. We keep the name of browser and system with it, no address.',
  'account.sessions.unknown': 'Unknown browser',
  'account.sessions.here': 'Here, now',
  'account.sessions.last-used': 'Last used {{when}}',
  'account.sessions.end': 'Sign out',
  'account.sessions.end-others': 'Sign out everywhere else',
  'account.sessions.only-here': 'You are signed in nowhere else.',

  'account.language.title': 'Language',
  'account.language.label': 'Language of pages and mails',

  'account.data.title': 'Your data',
  'account.data.text':
    'Everything that we keep about you, to take with you: as a page to read and print, or as JSON for other programs.',
  'account.data.page': 'Download to read',
  'account.data.json': 'Download as JSON',
  'account.data.ready': 'Your data is downloaded.',

  'account.delete.title': 'Delete your account',
  'account.delete.text':
    'First, every renewal is cancelled: nothing is charged any more. Then your account goes for good, and with it your birth details, readings, questions and saved cards. What you paid for and have not read is lost.',
  'account.delete.kept':
    'Tax law asks us to keep records of sales for six years: what was bought, when and for how much. They are cut from your name, email and everything else about you.',
  'account.delete.store':
    'A subscription that was bought in an app store has to be cancelled in that store.',
  'account.delete.open': 'Delete my account',
  'account.delete.question': 'Delete your account for good?',
  'account.delete.question-text':
    'This cannot be undone. Please enter your password, so that nobody else can do it.',
  'account.delete.confirm': 'Delete for good',
  'account.delete.keep': 'Keep my account',

  'account.confirm.title': 'Confirming your email',
  'account.confirm.lead': 'Your link is being checked.',
  'account.confirm.done': 'Your email is confirmed',
  'account.confirm.done-lead': 'From now on you sign in with {{email}}, and we write to you there.',
  'account.confirm.failed': 'Your email is not changed',
  'account.confirm.again': 'Try again',
  'account.confirm.to-dashboard': 'To the dashboard',
} as const
