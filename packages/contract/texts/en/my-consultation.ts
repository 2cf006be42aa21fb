/** The page on which a customer reads the answer to a consultation. */
export const myConsultation = {
  'my-consultation.title': 'Your consultation',
  'my-consultation.asked': 'You asked',
  'my-consultation.ordered': 'Ordered on {{day}}, {{amount}}',
  'my-consultation.waiting': 'Your answer is being written',
  'my-consultation.waiting-text':
    'An astrologer will answer by {{day}}, here and by email. If there is no answer by then, we refund what you paid. You do not have to ask.',
  'my-consultation.birth': 'Your birth details',
  'my-consultation.born': 'Born on {{moment}} in {{place}}',
  'my-consultation.born-day': 'Born on {{day}} in {{place}}, time not known',
  'my-consultation.correct': 'Correct it in your profile',
  'my-consultation.correct-text':
    'Is this right? You can correct it free of charge until the answer is sent.',
  'my-consultation.fixed': 'The answer was written for these birth details.',
  'my-consultation.answer': 'The answer',
  'my-consultation.addition': 'Added later',
  'my-consultation.by': '{{name}}, {{day}}',
  'my-consultation.by-email': 'Your answer came by email on {{day}}.',
  'my-consultation.all': 'All consultations',
} as const
