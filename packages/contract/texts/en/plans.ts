/** The table of plans: what each opens, what it costs, and what happens when. `{{…}}` is filled in. */
export const plans = {
  'plans.for': 'Reading for {{sign}}.',
  'plans.for-own': 'Reading for {{sign}}, your moonsign.',

  'plans.table': 'What each plan opens and costs',
  'plans.per-week': 'Per week',
  'plans.over-a-year': 'Over a year',
  'plans.weekly': 'This week',
  'plans.monthly': 'This month',
  'plans.yearly': 'The year',
  'plans.yearly-sections': 'The year, {{count}} sections',
  'plans.second-sign': 'A second sign',
  'plans.included': 'Included',
  'plans.not-included': 'Not included',
  'plans.line-of': '{{sign}}: {{title}}',
  'plans.line-missing': 'This text cannot be shown just now. Please try again in a moment.',
  'plans.line-link': 'Go to this page',

  'plans.mark-free': 'Free now',
  'plans.mark-yours': 'Yours',

  'plans.free':
    'Open to you free until {{date}}. Buying {{title}} now opens nothing more: it would end your free weeks and cost {{price}} {{frequency}}.',
  'plans.yours': 'You have {{owned}} for {{sign}}, so all of this is already open to you.',
  'plans.change-first':
    'You have {{owned}} for {{sign}}. To change to {{title}}, please cancel {{owned}} first.',
  'plans.cancel-any-time':
    'Cancel at any time and keep reading until the end of the period you have paid for.',
  'plans.my-subscriptions': 'My subscriptions',
  'plans.sign-up': 'Start your free weeks',

  'plans.dates': 'If you start today',
  'plans.dates.today': 'You pay {{price}}, and it opens.',
  'plans.dates.refund': 'Last day for a refund.',
  'plans.dates.reminder-once': 'We remind you by email.',
  'plans.dates.reminder-repeated': 'We remind you by email, then every six months.',
  'plans.dates.renewal': 'Renews at {{price}}. Cancel before then in two clicks.',
  'plans.dates.coupon-today': 'Your promo code pays, and it opens.',
  'plans.dates.coupon-end': 'It ends automatically. Nothing is charged.',
} as const
