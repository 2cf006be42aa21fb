/** The texts about bought periods and life events. `{{…}}` is filled in. */
export const horoscopePurchases = {
  'validation.life-events': 'Please choose at least one life event.',
  'validation.life-event-unknown': 'One of these life events is no longer offered. Choose again.',
  'one-off.bought': 'Thank you. Your horoscope is open, and a receipt is on its way.',
  'one-off.description-weekly': 'Weekly horoscope for {{sign}}, {{dates}}',
  'one-off.description-monthly': 'Monthly horoscope for {{sign}}, {{dates}}',
  'one-off.description-yearly': 'Yearly horoscope for {{sign}}, {{dates}}',
  'life-events.bought': 'Thank you. Your life events are open, and a receipt is on its way.',
  'life-events.ordered': 'Life events for {{sign}} {{dates}}: {{names}}',

  'single-purchase.receipt.subject': 'Your receipt: {{what}}',
  'single-purchase.receipt.intro': 'Thank you. On {{day}} you paid {{amount}}. {{what}}.',
  'single-purchase.receipt.note': 'It stays open to you for good. Nothing renews.',
  'single-purchase.receipt.action': 'Read it now',
} as const
