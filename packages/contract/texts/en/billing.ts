/** The texts about purchases. `{{…}}` is filled in. */
export const billing = {
  'billing.coupon-applied': 'Promo code applied: {{weeks}} weeks at no charge.',
  'billing.subscribed': 'Your plan is active.',
  'billing.confirmation-needed': 'Card requires additional authentication',
  'billing.renewed': 'Your plan has been renewed.',
  'billing.cancelled': 'Your plan has been cancelled. You can read until {{date}}.',
  'billing.withdrawn': 'Your purchase has been refunded. {{amount}} is on its way to your card.',
  'billing.card-to-confirm':
    'Your bank asks you to confirm this card. Once you have, we will charge it for renewals.',
  'billing.card-changed': 'From now on we will charge the card you chose for renewals.',
  'billing.card-removed': 'The card has been removed.',
  'billing.event-received': 'Received.',

  'validation.payment-plan': 'Please select payment plan',
  'validation.sign': 'Please select a sign.',
  'validation.card-required': 'Please select a card',
  'validation.coupon': 'Please enter valid promo code',
  'validation.coupon-again': 'Your promo code is no longer applied. Please apply it again.',
  'validation.coupon-combo': 'A promo code cannot be used for two signs at once.',
  'validation.combo-plan': 'Two signs at once need the Diamond plan for both.',
  'validation.combo-signs': 'Please select two different signs.',
} as const
