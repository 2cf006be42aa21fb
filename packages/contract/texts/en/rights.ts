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

  'rights.notice': 'Your payments',
  'rights.notice.past-due':
    'The last renewal could not be charged. Everything stays open for a week while we try again.',
  'rights.notice.needs-confirmation':
    'Your bank asks you to confirm the last renewal. Everything stays open meanwhile.',
  'rights.notice.card-expiring':
    'The card that renews it, ending in {{card}}, expires at the end of {{expiry}}. Please choose another in time.',
  'rights.notice.no-card':
    'It has no card to renew from. Please choose one before the next billing date.',
  'rights.notice.pay-now': 'Pay now',
  'rights.notice.choose-card': 'Choose another card',

  'rights.card.change': 'Change card',
  'rights.card.title': 'Which card shall renew it?',
  'rights.card.text': 'Nothing is charged now: only from the next renewal on.',
  'rights.card.use': 'Use this card',

  'rights.remove.button': 'Remove {{card}}',
  'rights.remove.title': 'Remove {{card}}?',
  'rights.remove.text': 'It can no longer be paid with here. You can add it again at any time.',
  'rights.remove.goes-on':
    'It renews {{what}}. From the next renewal on, {{card}} is charged instead.',
  'rights.remove.needs-other':
    'It renews {{what}}, and you have no other card saved. What is paid stays open to its end; without another card by then, the renewal fails.',
  'rights.remove.confirm': 'Remove card',
} as const
