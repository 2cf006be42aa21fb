/** The free weeks, said the same way everywhere. */
export const trial = {
  'trial.sentence': 'Your week is free until {{date}}. Nothing is charged when it ends.',
  'trial.sentence-kept':
    'Your free weeks stay with {{sign}}, until {{date}}. Nothing is charged when they end.',
  'trial.buying-ends': 'Buying a plan ends your free weeks, which would run until {{date}}.',
} as const
