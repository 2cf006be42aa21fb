/** What is said of single periods and life events that are bought. `{{…}}` is filled in. */
export const singlePurchases = {
  'validation.life-events': 'Please choose at least one life event.',
  'validation.life-event-unknown': 'One of these life events is no longer offered. Choose again.',
  'one-off.bought': 'Thank you. Your horoscope is open, and a receipt is on its way.',
  'life-events.bought': 'Thank you. Your life events are open, and a receipt is on its way.',
} as const
