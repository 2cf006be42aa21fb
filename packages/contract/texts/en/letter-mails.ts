/** The weekly letter, and the reminders before the free weeks end. */
export const letterMails = {
  'mail.weekly.subject': 'Your week: {{headline}}',
  'mail.weekly.span': '{{sign}}, {{days}}',
  'mail.weekly.days': 'Days to note',
  'mail.weekly.action': 'Read your week',
  'mail.weekly.why': 'You asked for this letter on {{date}}. It comes on Monday mornings.',
  'mail.weekly.stop': 'To stop it, open this page and press the button:',

  'mail.trial.subject-14': 'Your free weeks end on {{date}}',
  'mail.trial.subject-3': 'Last reminder: your free weeks end on {{date}}',
  'mail.trial.after':
    'After that you can still see the headline and the first lines of each week. A plan opens the rest, if you want to read on.',
  'mail.trial.action': 'Read your week',
  'mail.trial.plans': 'What each plan opens:',
  'mail.trial.why-14': 'We write about this once more, three days before the end.',
  'mail.trial.why-3': 'This is the last email about it.',
  'mail.trial.stop': 'To stop these reminders, open this page and press the button:',
} as const
