/** Quoted texts are docs/product/spec.md's. `{{consultation}}` and the like are filled in. */
export const consultations = {
  'consultations.title': 'Consultations',
  'consultations.description':
    'Ask an astrologer: consultations about work, love, family and your own time, answered in writing from your birth chart.',
  'consultations.lead':
    'Some questions are too personal for a horoscope. Put yours to an astrologer, who will write you a letter based on your birth chart.',
  'consultations.categories': 'Categories',
  'consultations.all-categories': 'All categories',
  'consultations.more-detail': 'More Detail',
  'consultations.empty': 'There are no consultations at the moment.',
  'consultations.empty-text': 'Please come back a little later. Your horoscopes are open as ever.',
  'consultations.to-dashboard': 'Go to the dashboard',
  'consultations.unknown': 'This consultation was not found.',
  'consultations.back': 'All consultations',
  'consultations.buy': 'Buy Now',
  'consultations.price': 'Price',
  'consultations.how': 'How it works',
  'consultations.how-ask': 'Choose up to three questions, or write your own.',
  'consultations.how-pay': 'Pay once, by card. Nothing renews.',
  'consultations.how-answer':
    'An astrologer reads your birth chart and answers by email within 14 days.',
  'consultations.questions-hint': 'Some of what you can ask',
  'consultations.reflection':
    'For reflection only: it does not replace medical, legal or financial advice.',

  'consultations.step-back': 'Back',

  'consultations.form.title': 'What would you like to ask?',
  'consultations.form.questions': 'Questions',
  'consultations.form.questions-hint': 'Choose up to three.',
  'consultations.form.count': '{{count}} of 3 chosen',
  'consultations.form.other-question': 'Other question',
  'consultations.form.other-hint':
    'In your own words, up to 500 characters. If it is about someone else too, add their date, time and place of birth.',
  'consultations.form.phone': 'Phone',
  'consultations.form.phone-hint':
    'Optional, in case we need to ask you something. Include the country code if you are outside the United Kingdom.',
  'consultations.form.continue': 'Continue',
  'consultations.form.ask-something':
    'Select at least one question or fill in the other question field',
  'consultations.form.at-most-3': 'Choose at most three questions.',
  'consultations.form.unknown-question': 'This question can no longer be asked. Choose another.',
  'consultations.form.at-most-500': 'Maximum 500 characters allowed',
  'consultations.form.at-most-16': 'Maximum 16 characters allowed',
  'consultations.form.phone-invalid': 'Invalid phone number',

  'consultations.confirm.title': 'Confirm your consultation',
  'consultations.confirm.lead': 'Please check your order. Nothing is charged on this page.',
  'consultations.confirm.consultation': 'Consultation',
  'consultations.confirm.you-ask': 'Your questions',
  'consultations.confirm.none': 'None',
  'consultations.confirm.change': 'Change',
  'consultations.confirm.charged':
    'Your payment is charged once, when you press Pay. Nothing renews.',
  'consultations.confirm.birth': 'The answer is based on the birth details in your profile.',
  'consultations.confirm.late':
    'If you have no answer within 14 days, we refund what you paid. You do not have to ask.',
  'consultations.confirm.continue': 'Continue to payment',

  'consultations.mine.title': 'Your consultations',
  'consultations.mine.ordered': 'Paid on {{date}}',
  'consultations.mine.promise': 'You will have an answer by email within 14 days.',
  'consultations.mine.answered': 'Answered on {{day}}',
  'consultations.mine.due': 'Answer by {{day}}',
  'consultations.mine.read': 'Read the answer',
  'consultations.mine.open': 'See the order',
  'consultations.mine.failed': 'Your consultations cannot be shown just now.',
  'consultations.try-again': 'Try again',

  'consultations.ordered':
    'Thank you. Your consultation has been ordered, and a receipt is on its way.',
  'consultations.changed': 'Your questions have been changed.',

  'consultations.mail.order-number': 'Order',
  'consultations.mail.paid': 'Paid',
  'consultations.mail.language': 'Language of the answer',
  'consultations.mail.full-name': 'Full name',
  'consultations.mail.email': 'Email',
  'consultations.mail.gender': 'Gender',
  'consultations.mail.gender-1': 'male',
  'consultations.mail.gender-2': 'female',
  'consultations.mail.gender-3': 'other',
  'consultations.mail.birth-moment': 'Born (clock time at the place of birth)',
  'consultations.mail.time-unknown': '{{day}} (time not known)',
  'consultations.mail.birth-place': 'Place of birth (latitude, longitude)',
  'consultations.mail.order.subject': 'Consultation ordered: {{consultation}}',
  'consultations.mail.order.intro':
    'A consultation has been paid for and is waiting for an answer. A reply to this email goes to the buyer.',
  'consultations.mail.order.note': 'The buyer was promised an answer within 14 days.',
  'consultations.mail.changed.subject': 'Consultation changed: {{consultation}}',
  'consultations.mail.changed.intro':
    'A buyer has changed their questions or their birth details. This replaces the order you have.',
  'consultations.mail.receipt.subject': 'Your receipt: {{consultation}}',
  'consultations.mail.receipt.intro':
    'Thank you. On {{day}} you paid {{amount}} for the {{consultation}}. Nothing renews.',
  'consultations.mail.receipt.next':
    'What happens next: an astrologer reads your birth chart and answers your questions in a letter, by email to this address, within 14 days. If you gave a phone number, we may call you in case we need to ask you something. There is nothing more for you to do. If you have no answer by then, we refund what you paid. You do not have to ask.',
  'consultations.mail.receipt.change': 'You can see your order at',
} as const
