/**
 * Emails about subscriptions and refunds. `{{…}}` is filled in. The keys begin with `letter` since the
 * first release: changes that operators made are stored under them.
 */
export const subscriptionMails = {
  'letter.action': 'My subscriptions',
  'letter.how-to-cancel':
    'You can cancel at any time under My subscriptions and keep reading until the end of the period you have paid for.',

  'letter.vat': 'The price includes {{amount}} of VAT at {{percent}}%.',
  'letter.paid-with': 'Paid with {{brand}} ending in {{digits}}.',

  'letter.consented': 'When you paid, you agreed: “{{consent}}”',
  'letter.change-mind-subscription':
    'You can change your mind until the end of {{until}}: choose “Withdraw and get a refund” under My subscriptions, or tell us in your own words: {{contact}}.',
  'letter.change-mind-consultation':
    'You can change your mind until the end of {{until}}, as long as we have not sent you the answer. Tell us in your own words: {{contact}}.',
  'letter.change-mind-renewal':
    'You can change your mind about this renewal until the end of {{until}}: choose “Withdraw and get a refund” under My subscriptions, or tell us: {{contact}}. You get back everything but a part for each day begun since it renewed, and all of it if you have never read anything.',
  'letter.form':
    'You can use these words, but you do not have to: “To {{seller}}: I give notice that I cancel my contract for {{what}}, ordered on {{day}}. My name: … My address: … Date: …”',

  'letter.receipt.subject': 'Your receipt: {{plan}} for {{signs}}',
  'letter.receipt.intro':
    'Thank you. On {{day}} you paid {{amount}} for your {{plan}} plan ({{signs}}). You can start reading now.',
  'letter.receipt.note': 'It renews on {{until}} at {{next}} {{frequency}}, until you cancel.',

  'letter.coupon.subject': 'Your promo code is in use: {{plan}} for {{signs}}',
  'letter.coupon.intro':
    'Your {{plan}} plan ({{signs}}) is open to you until {{until}}, at no charge.',
  'letter.coupon.note': 'It ends automatically: nothing will be charged.',

  'letter.renewed.subject': 'Your receipt: {{plan}} for {{signs}} has been renewed',
  'letter.renewed.intro': 'On {{day}} you paid {{amount}} for your {{plan}} plan ({{signs}}).',
  'letter.renewed.note': 'It renews next on {{until}} at {{next}} {{frequency}}.',

  'letter.cooling-off.subject': 'You can change your mind about {{plan}} until {{lastDay}}',
  'letter.cooling-off.intro':
    'Your {{plan}} plan ({{signs}}) goes on: on {{since}} it was renewed for a year, until {{until}}, for {{amount}}. You have 14 days from then to change your mind.',
  'letter.cooling-off.note':
    'With the refund the plan ends at once; the money goes back to the card you paid with. Reading does not take this right away from you. If you want to keep the plan, there is nothing you need to do.',

  'letter.confirms-renewals':
    'Your card was issued in India, and banks there ask you to confirm every renewal yourself. When one is due we will email you a link, and everything stays open for a week so that you have time.',

  'letter.cancelled.subject': 'You have cancelled {{plan}} for {{signs}}',
  'letter.cancelled.intro':
    'Your {{plan}} plan ({{signs}}) has been cancelled. Nothing more will be charged.',
  'letter.cancelled.note': 'You can read until {{until}}.',

  'letter.withdrawn.subject': 'Your refund of {{amount}} for {{plan}} for {{signs}}',
  'letter.withdrawn.intro':
    'On {{moment}} you withdrew from your {{plan}} plan ({{signs}}). We are refunding {{amount}} to the card you paid with.',
  'letter.withdrawn.note':
    'Your bank may take five to ten days to show it. The plan is closed, and nothing more will be charged.',

  'letter.renewal-failed.subject': 'Your payment for {{plan}} did not go through',
  'letter.renewal-failed.intro':
    'We could not charge {{amount}} for your {{plan}} plan ({{signs}}). Please check your card, or choose another.',
  'letter.renewal-failed.note':
    'Everything stays open for a week. We will try again on {{due}}, and end the plan if the payment does not go through.',

  'letter.confirm-renewal.subject': 'Please confirm your payment for {{plan}}',
  'letter.confirm-renewal.intro':
    'Your bank wants you to confirm {{amount}} for your {{plan}} plan ({{signs}}). Please open My subscriptions and confirm it.',
  'letter.confirm-renewal.note':
    'Everything stays open until {{due}}. Without your confirmation the plan ends on that day.',

  'letter.other-card.subject': 'Please choose another card for {{plan}}',
  'letter.other-card.intro':
    'Your bank declined {{amount}} for your {{plan}} plan ({{signs}}) and asked us not to try this card again. Please open My subscriptions and pay with another card.',
  'letter.other-card.note':
    'Everything stays open until {{due}}. Without another card the plan ends on that day.',

  'letter.card-again.subject': 'Please add your card again for {{plan}}',
  'letter.card-again.intro':
    'Our payment system has changed and no longer has your card, so nothing was charged for your {{plan}} plan ({{signs}}). Your bank has not declined anything. Please open My subscriptions and choose a card; {{amount}} is then charged.',
  'letter.card-again.note':
    'Everything stays open until {{due}}. Without a card the plan ends on that day.',

  'letter.lapsed.subject': '{{plan}} for {{signs}} has ended',
  'letter.lapsed.intro':
    'The payment for your {{plan}} plan ({{signs}}) did not go through, so it has ended.',
  'letter.lapsed.note': 'Nothing more will be charged. You can choose a plan again at any time.',

  'letter.card-expiring.subject': 'Your card ending in {{card}} expires soon',
  'letter.card-expiring.intro':
    'Your card ending in {{card}} expires at the end of {{expiry}}. We charge it for your plans: next for your {{plan}} plan ({{signs}}), on {{until}}, at {{next}}.',
  'letter.card-expiring.note':
    'Please choose another card under My subscriptions, so that nothing is interrupted.',

  'letter.reminder.subject': '{{plan}} for {{signs}} renews on {{until}}',
  'letter.reminder.intro':
    'Your {{plan}} plan ({{signs}}) renews on {{until}} at {{next}} {{frequency}}.',
  'letter.reminder.note': 'If you want to keep it, there is nothing you need to do.',

  'letter.price-change.subject': 'The price of {{plan}} for {{signs}} changes on {{until}}',
  'letter.price-change.intro':
    'The price of your {{plan}} plan ({{signs}}) changes from {{amount}} to {{next}} {{frequency}}. You pay the new price from your renewal on {{until}}. Until then nothing changes.',
  'letter.price-change.note': 'If you do not want to pay the new price, cancel before {{until}}.',

  'letter.price-kept.subject': 'The price of {{plan}} for {{signs}} stays {{amount}}',
  'letter.price-kept.intro':
    'We wrote to you that the price of your {{plan}} plan ({{signs}}) would change. It stays {{amount}} {{frequency}}.',
  'letter.price-kept.note': 'There is nothing you need to do.',

  'refund.email.subject': 'Your refund of {{amount}}: {{what}}',
  'refund.email.intro': 'We have refunded {{amount}} for {{what}} to the card you paid with.',
  'refund.email.intro-card':
    'We have refunded {{amount}} for {{what}} to your {{card}} card ending in {{digits}}.',
  'refund.email.revoked':
    'With this refund your purchase has ended, and nothing more will be charged for it.',
  'refund.email.kept': 'Nothing else changes: what you bought stays yours.',
  'refund.email.when': 'Your bank may take five to ten days to show it.',
  'refund.email.action': 'See your payments',
} as const
