/** The emails about payments to the operator. */
export const paymentAlerts = {
  'alert.payment': 'Payment',
  'alert.purchase': 'Purchase',
  'alert.dispute-opened.subject': 'Dispute opened: {{amount}}, {{what}}',
  'alert.dispute-opened.text':
    'The buyer’s bank disputes {{amount}} for “{{what}}” ({{reason}}). Its renewals are stopped, and what was bought stays open for now. Please send evidence or accept the dispute on the payment provider’s site before the deadline it names.',
  'alert.dispute-won.subject': 'Dispute won: {{amount}}, {{what}}',
  'alert.dispute-won.text':
    'The bank decided for you: {{amount}} for “{{what}}” stays yours. Nothing was reopened by itself, and its renewals remain stopped.',
  'alert.dispute-lost.subject': 'Dispute lost: {{amount}}, {{what}}',
  'alert.dispute-lost.text':
    'The bank returned {{amount}} for “{{what}}” to the buyer. What was bought is closed.',
  'alert.dispute-closed.subject': 'Inquiry closed: {{amount}}, {{what}}',
  'alert.dispute-closed.text':
    'The bank closed its inquiry about {{amount}} for “{{what}}”, and no dispute came of it. Its renewals remain stopped.',
  'alert.refund-stopped.subject': 'Refund not made: {{amount}}, {{what}}',
  'alert.refund-stopped.text':
    'The refund of {{amount}} for “{{what}}” was not made ({{reason}}) and is not tried again by itself. Please pay the buyer in another way, or try again with `npm run operator -- refund retry {{payment}}`.',
  'alert.refund-waits.subject': 'Refund waits for other keys: {{amount}}, {{what}}',
  'alert.refund-waits.text':
    'The buyer of “{{what}}” gets {{amount}} back, but the payment {{payment}} was made at {{reason}}. The refund is sent as soon as the product runs with the keys of that account again; one that is made there in the Dashboard counts too.',
  'alert.refund-outside.subject': 'Refund made at the provider: {{amount}}, {{what}}',
  'alert.refund-outside.text':
    '{{amount}} for “{{what}}” was refunded on the payment provider’s site. The refund is recorded and the buyer is told by email. Once all of a payment is refunded, what it paid for is closed.',
  'alert.fraud-warning.subject': 'Early fraud warning: {{amount}}, {{what}}',
  'alert.fraud-warning.text':
    'The card’s network reports the payment of {{amount}} for “{{what}}” as fraud. A full refund now usually prevents a dispute: `npm run operator -- refund {{payment}} --reason "…"`.',
  'alert.customers-to-delete.subject': 'Customers to delete at the payment provider: {{count}}',
  'alert.customers-to-delete.text':
    'Someone has deleted their account. These customers of theirs belong to other accounts of the payment provider than the present keys, which cannot delete them. Please delete them there in the Dashboard: until then their email and cards are kept.',
  'alert.differences.subject': 'Payments that differ: {{count}}',
  'alert.differences.text':
    'The nightly comparison of the last seven days found these differences between the payment provider and the database. `npm run reconcile` compares all payments.',
} as const
