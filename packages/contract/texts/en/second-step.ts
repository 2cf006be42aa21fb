/** The second step of a sign-in, and the second factors in the account. */
export const secondStep = {
  'second-step.title': 'One more step',
  'second-step.lead-code': 'Enter the six digits that your authenticator app shows for {{brand}}.',
  'second-step.lead-recovery':
    'Enter one of the recovery codes that you kept. Each of them works once.',
  'second-step.lead-passkey': 'Confirm with your passkey that it is you.',
  'second-step.code': 'Code',
  'second-step.recovery-code': 'Recovery code',
  'second-step.code-missing': 'Please enter the code.',
  'second-step.submit': 'Continue',
  'second-step.use-code': 'Use the authenticator app',
  'second-step.use-passkey': 'Use a passkey',
  'second-step.use-recovery': 'Use a recovery code',
  'second-step.help':
    'Lost your phone and your recovery codes? Call us on {{phone}}: once we know that it is you, we can open your account again.',
  'second-step.over': 'Please start again',
  'second-step.over-lead':
    'A sign-in has to be finished within ten minutes, in the tab where it began.',
  'second-step.to-sign-in': 'Back to the start',
  'second-step.passkey-stopped':
    'No passkey was used. Try again, or choose another way to sign in.',
  'second-step.passkey-not-added':
    'No passkey was added. Try again, or use another device or an authenticator app.',
  'second-step.passkey-here-already': 'This device already has a passkey for your account.',
  'second-step.passkey-unsupported':
    'This browser cannot use passkeys. Use a newer one, or choose another way.',
  'second-step.passkey-elsewhere':
    'Passkeys only work at {{origin}}. Please open this page there and try again.',
  'second-step.name-missing': 'Please enter a name.',

  'factors.title': 'Two-step sign-in',
  'factors.text':
    'With a second step, your password alone no longer opens your account. We then also ask for a code from your phone, or for a passkey.',
  'factors.needs-password': 'Please choose a password first, above.',
  'factors.needs-email':
    'Please confirm your email first: open the link in our welcome email. You can have it sent again at the top of this page.',
  'factors.app.title': 'Authenticator app',
  'factors.app.off': 'An app on your phone that shows a new code every 30 seconds.',
  'factors.app.on': 'On since {{day}}.',
  'factors.app.add': 'Set up the app',
  'factors.app.remove': 'Remove the app',
  'factors.passkeys.title': 'Passkeys',
  'factors.passkeys.text':
    'Your phone, computer or security key confirms that it is you, with a finger, your face or a PIN. A passkey also works instead of your password.',
  'factors.passkeys.elsewhere':
    'Passkeys only work at {{origin}}. Open this page there to add one.',
  'factors.passkeys.unavailable':
    'Passkeys do not work at the address of this site, because it has no name.',
  'factors.passkeys.unsupported': 'This browser cannot use passkeys.',
  'factors.passkeys.unused': 'Added {{day}}, not used yet.',
  'factors.passkeys.used': 'Added {{day}}, last used {{used}}.',
  'factors.passkeys.add': 'Add a passkey',
  'factors.passkeys.rename': 'Rename',
  'factors.passkeys.remove': 'Remove',
  'factors.codes.title': 'Recovery codes',
  'factors.codes.left': '{{left}} of 10 are left. One of them lets you in without your phone.',
  'factors.codes.few':
    'Only {{left}} of 10 are left. Make new ones now, so that you can always get in.',
  'factors.codes.renew': 'Make new codes',

  'factors.add-app.title': 'Set up an authenticator app',
  'factors.add-app.password': 'Please enter your password first, so that nobody else can do this.',
  'factors.add-app.scan': 'Open your authenticator app, add an account and scan this code.',
  'factors.add-app.picture': 'QR code for your authenticator app. The key below says the same.',
  'factors.add-app.open': 'Open in an app on this phone',
  'factors.add-app.key': 'Or type this key into the app:',
  'factors.add-app.code': 'Code that the app shows',
  'factors.add-app.submit': 'Turn it on',
  'factors.continue': 'Continue',
  'factors.cancel': 'Cancel',
  'factors.ends-others': 'This signs you out everywhere else.',
  'factors.add-passkey.title': 'Add a passkey',
  'factors.add-passkey.text':
    'Enter your password. Your browser then asks where to keep the passkey.',
  'factors.add-passkey.name': 'Name, such as “My phone”',
  'factors.rename.title': 'Rename the passkey',
  'factors.rename.name': 'Name of the passkey',
  'factors.rename.submit': 'Save the name',
  'factors.remove-app.title': 'Remove the authenticator app?',
  'factors.remove-passkey.title': 'Remove “{{name}}”?',
  'factors.remove.text': 'Signing in will no longer ask for it. Please enter your password.',
  'factors.remove-last.text':
    'After that your password alone opens your account again. Please enter your password.',
  'factors.remove.submit': 'Remove it',
  'factors.renew.title': 'Make new recovery codes?',
  'factors.renew.text': 'The old ones stop working at once. Please enter your password.',
  'factors.shown.title': 'Keep these recovery codes',
  'factors.shown.text':
    'Each code opens your account once, if you lose your phone. Keep them apart from your password: we cannot show them again.',
  'factors.shown.copy': 'Copy',
  'factors.shown.copied': 'The codes have been copied.',
  'factors.shown.not-copied': 'The codes could not be copied. Please write them down.',
  'factors.shown.download': 'Download',
  'factors.shown.file-head': 'Recovery codes for {{brand}}, {{email}}',
  'factors.shown.done': 'I have kept them',
} as const
