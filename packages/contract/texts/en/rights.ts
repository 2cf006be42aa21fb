/** A subscriber's rights and what they have to see to: refunds, cards, renewals. `{{…}}` is filled in. */
export const rights = {
  'rights.consent':
    'By paying you ask us to open it at once. You may change your mind within 14 days: you get back all that you paid while you have read nothing, and after that all but a part for the days used.',

  'rights.withdraw.until': 'You may change your mind until {{date}}.',
  'rights.withdraw.ask': 'Get a refund',
  'rights.withdraw.title': 'Take back {{what}}?',
  'rights.withdraw.text':
    '{{amount}} goes back to the card that paid. It closes at once, and nothing more is charged.',
  'rights.withdraw.combo': 'Both signs are taken back together.',
  'rights.withdraw.how':
    'It is all that was paid while nothing has been read, and after that less a part for the days used.',
  'rights.withdraw.confirm': 'Refund {{amount}}',
  'rights.refunded': 'Refunded',
  'rights.refunded-on': '{{amount}} on {{date}}',
} as const
