/** A subscriber's rights and what they have to see to: refunds, cards, renewals. `{{…}}` is filled in. */
export const rights = {
  'rights.consent':
    'By paying you ask us to open it at once. You can change your mind within 14 days: if you have not read anything yet, you get everything back, and otherwise everything but a part for each day begun since you first read. If you ask for a refund after reading a second time within 12 months, you get nothing back for what you have read.',

  'rights.withdraw.until': 'You can change your mind until {{date}}.',
  'rights.withdraw.ask': 'Withdraw and get a refund',
  'rights.withdraw.title': 'Withdraw from {{what}}?',
  'rights.withdraw.text':
    '{{amount}} goes back to the card you paid with. The plan closes at once, and nothing more is charged.',
  'rights.withdraw.combo': 'Both signs are refunded together.',
  'rights.withdraw.unread':
    'You have not read anything yet, so you get everything back: {{amount}}.',
  'rights.withdraw.days-used':
    'You get {{amount}} back. We keep {{kept}} for {{days}}, because you have read some of it: each day begun since then counts.',
  'rights.withdraw.read-before':
    'You get {{amount}} back. We keep {{kept}} for what you have read: you asked us to open it at once, and within the last 12 months you already had a refund for a plan that you had read.',
  'rights.withdraw.nothing':
    'You cannot get a refund for what you have read: you asked us to open it at once, and within the last 12 months you already had a refund for a plan that you had read. It stays open, and you can cancel its renewal at any time.',
  'rights.withdraw.confirm': 'Confirm withdrawal: refund {{amount}}',
  'rights.refunded': 'Refunded',
  'rights.refunded-on': '{{amount}} on {{date}}',

  'rights.notice': 'Your payments',
  'rights.notice.past-due':
    'The last renewal could not be charged. Everything stays open for a week while we try again.',
  'rights.notice.needs-confirmation':
    'Your bank asks you to confirm the last renewal. Everything stays open in the meantime.',
  'rights.notice.other-card':
    'Your bank does not accept the card of your renewals any more. Please pay with another card; everything stays open for a week.',
  'rights.notice.card-again':
    'Our payment system has changed and no longer has your card. Please choose a card; everything stays open for a week.',
  'rights.notice.card-expiring':
    'The card we charge for renewals, ending in {{card}}, expires at the end of {{expiry}}. Please choose another in time.',
  'rights.notice.no-card':
    'There is no card to charge for renewals. Please choose one before the next billing date.',
  'rights.notice.card-unconfirmed':
    'Please confirm the card we charge for renewals. Without that, your bank may refuse the next one.',
  'rights.notice.confirm-card': 'Confirm card',
  'rights.notice.pay-now': 'Pay now',
  'rights.notice.choose-card': 'Choose another card',

  'rights.card.change': 'Change card',
  'rights.card.title': 'Which card should we charge for renewals?',
  'rights.card.text': 'Nothing is charged now, only from the next renewal on.',
  'rights.card.text-due': 'The renewal that is due is charged to it at once, and later ones too.',
  'rights.card.use': 'Use this card',

  'rights.card.to-bank': 'Continue to your bank',
  'rights.card.not-confirmed':
    'The card was not confirmed. Please try again, or choose another one.',

  'rights.confirms-renewals':
    'This card was issued in India, and banks there ask you to confirm every renewal yourself. When one is due we will email you a link, and everything stays open for a week so that you have time.',

  'rights.remove.button': 'Remove {{card}}',
  'rights.remove.title': 'Remove {{card}}?',
  'rights.remove.text': 'You can no longer pay with it here. You can add it again at any time.',
  'rights.remove.goes-on':
    'We charge it to renew {{what}}. From the next renewal on, we will charge {{card}} instead.',
  'rights.remove.needs-other':
    'We charge it to renew {{what}}, and you have no other card saved. You can read until the end of the period you have paid for; without another card by then, the renewal fails.',
  'rights.remove.confirm-other':
    'Please confirm the card that takes over, in My subscriptions: your bank may refuse renewals without that.',
  'rights.remove.confirm': 'Remove card',
} as const
