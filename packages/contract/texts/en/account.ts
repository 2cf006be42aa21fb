export const account = {
  'account.title': 'Account and data',
  'account.lead': 'How you sign in, where, and what is kept about you.',
  'account.to': 'Account and data',
  'account.doors': 'Your pages',
  'account.doors.payments': 'Payments',
  'account.doors.life-events': 'Life Events',

  'account.email.title': 'Email',
  'account.email.now': 'We email you at {{email}}.',
  'account.email.confirmed': 'This email is confirmed.',
  'account.email.unconfirmed':
    'This email is not confirmed yet. Open the link in our welcome email to confirm it.',
  'account.email.send-again': 'Send the email again',
  'account.email.text':
    'We will send a link to the new address and a note to the old one. Your email changes when you open the link, which works for 60 minutes. You are then signed out everywhere else.',
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
  'account.sessions.text': 'You are signed out after 30 minutes without activity.',
  'account.sessions.unknown': 'Unknown browser',
  'account.sessions.here': 'Here, now',
  'account.sessions.last-used': 'Last used {{when}}',
  'account.sessions.end': 'Sign out',
  'account.sessions.end-others': 'Sign out everywhere else',
  'account.sessions.only-here': 'You are not signed in anywhere else.',

  'account.sign-ins.title': 'Recent activity',
  'account.sign-ins.text':
    'Earlier sign-ins, new passwords and wrong ones, for 90 days. We note the browser, the system and the first part of the internet address, never the whole of it.',
  'account.sign-ins.none': 'Nothing more in the last 90 days.',
  'account.sign-ins.password': 'Signed in with the password',
  'account.sign-ins.link': 'Signed in by a link from an email',
  'account.sign-ins.second-step': 'Signed in with a second step',
  'account.sign-ins.passkey': 'Signed in with a passkey',
  'account.sign-ins.sign-up': 'Account created',
  'account.sign-ins.new-password': 'Password changed',
  'account.sign-ins.reset': 'New password chosen by a link from an email',
  'account.sign-ins.wrong-password': 'A wrong password was entered',
  'account.sign-ins.wrong-passwords': 'A wrong password was entered {{count}} times',
  'account.sign-ins.own-network': 'the network you are on now',
  'account.sign-ins.network': 'network {{network}}',
  'account.sign-ins.all': 'Show all {{count}}',
  'account.sign-ins.fewer': 'Show fewer',
  'account.sign-ins.advice':
    'Was one of these not you? Change your password: it signs everyone else out.',

  'account.language.title': 'Language',
  'account.language.label': 'Language of pages and emails',

  'account.data.title': 'Your data',
  'account.data.text':
    'Everything we keep about you, to take with you: as a page to read and print, or as JSON for other programs.',
  'account.data.page': 'Download to read',
  'account.data.json': 'Download as JSON',
  'account.data.ready': 'Your data has been downloaded.',

  'account.delete.title': 'Delete your account',
  'account.delete.text':
    'First we cancel every renewal, so nothing more is charged. Then your account is deleted for good, along with your birth details, readings, questions and saved cards. Anything you paid for and have not read is lost.',
  'account.delete.kept':
    'Tax law requires us to keep records of sales for six years: what was bought, when and for how much. They are separated from your name, email and everything else about you.',
  'account.delete.store': 'A plan bought in an app store has to be cancelled in that store.',
  'account.delete.open': 'Delete my account',
  'account.delete.question': 'Delete your account for good?',
  'account.delete.question-text':
    'This cannot be undone. Please enter your password, so that nobody else can do it.',
  'account.delete.confirm': 'Delete for good',
  'account.delete.keep': 'Keep my account',

  'account.confirm.title': 'Confirming your email',
  'account.confirm.lead': 'We are checking your link.',
  'account.confirm.done': 'Your email is confirmed',
  'account.confirm.done-lead':
    'From now on, sign in with {{email}}. We will email you there too. You are signed out everywhere else.',
  'account.confirm.failed': 'Your email has not been changed',
  'account.confirm.again': 'Try again',
  'account.confirm.to-dashboard': 'Go to the dashboard',
} as const
