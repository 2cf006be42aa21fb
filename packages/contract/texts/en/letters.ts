/** The switches of letters, and the pages of the links that stop them. Another wording of the consent is another version of it. */
export const letters = {
  'letters.title': 'Letters',
  'letters.weekly.consent': 'Email me my week on Monday mornings',
  'letters.weekly.hint':
    'The headline, the week in three sentences and the days to note. Each letter has a link that stops it.',
  'letters.weekly.unconfirmed': 'The first one comes once you have confirmed your email.',
  'letters.weekly.when': 'It comes at about seven in the morning ({{zone}}), in {{language}}.',
  'letters.weekly.use-here': 'Send it for {{zone}}, in {{language}}',
  'letters.trial.label': 'Remind me before my free weeks end',
  'letters.trial.hint': 'Twice: 14 days before the end, and 3 days before.',

  'letters.stop.weekly.title': 'Stop the Monday letter?',
  'letters.stop.weekly.lead':
    'Press the button, and your week no longer comes by email. Your account and your readings stay as they are.',
  'letters.stop.weekly.done': 'The Monday letter has stopped',
  'letters.stop.trial.title': 'Stop the reminders?',
  'letters.stop.trial.lead':
    'Press the button, and we don’t write to you before your free weeks end. Everything else stays as it is.',
  'letters.stop.trial.done': 'The reminders have stopped',
  'letters.stop.submit': 'Stop it',
  'letters.stop.done-lead': 'You can turn it on again in your account at any time.',
  'letters.stop.failed': 'This link did not work',
  'letters.stop.again': 'Try again',
  'letters.stop.to-account': 'Go to your account',

  'answer.letters-saved': 'Your choice has been saved.',
  'answer.letter-stopped': 'It has stopped. No more of these emails will come.',
} as const
