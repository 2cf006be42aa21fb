/** Quoted texts are docs/product/spec.md's. `{{consultation}}` and the like are filled in. */
export const consultations = {
  'consultations.title': 'Consultations',
  'consultations.description':
    'Ask an astrologer: consultations about work, love, family and your own time, answered in writing from your birth chart.',
  'consultations.lead':
    'Some questions are too much your own for a horoscope. Put them to an astrologer, and have a letter back that is written from your birth chart.',
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
  'consultations.how': 'How it goes',
  'consultations.how-ask': 'Choose up to three questions, or write your own.',
  'consultations.how-pay': 'Pay once, by card. Nothing renews.',
  'consultations.how-answer':
    'An astrologer reads your birth chart and answers by mail within 14 days.',
  'consultations.questions-hint': 'Some of what you can ask',
  'consultations.reflection':
    'Offered for reflection: it replaces no medical, legal or financial advice.',

  'consultations.step-back': 'Back',

  'consultations.form.title': 'What would you like to ask?',
  'consultations.form.questions': 'Questions',
  'consultations.form.questions-hint': 'Choose up to three.',
  'consultations.form.count': '{{count}} of 3 chosen',
  'consultations.form.other-question': 'Other question',
  'consultations.form.other-hint':
    'In your own words, up to 500 characters. If it is about somebody else too, add their date, time and place of birth.',
  'consultations.form.phone': 'Phone',
  'consultations.form.phone-hint':
    'Optional, for a question back. With the country code if you are outside the United Kingdom.',
  'consultations.form.continue': 'Continue',
  'consultations.form.ask-something':
    'Select at least one question or fill in the other question field',
  'consultations.form.at-most-3': 'Choose at most three questions.',
  'consultations.form.unknown-question': 'This question can no longer be asked. Choose another.',
  'consultations.form.at-most-500': 'Maximum 500 characters allowed',
  'consultations.form.at-most-16': 'Maximum 16 characters allowed',
  'consultations.form.phone-invalid': 'Invalid phone number',

  'consultations.confirm.title': 'Confirm your consultation',
  'consultations.confirm.lead': 'Please look it over. Nothing is charged on this page.',
  'consultations.confirm.consultation': 'Consultation',
  'consultations.confirm.you-ask': 'You ask',
  'consultations.confirm.none': 'None',
  'consultations.confirm.change': 'Change',
  'consultations.confirm.charged':
    'Your payment is charged once, when you press Pay. Nothing renews.',
  'consultations.confirm.birth': 'The answer is written from the birth details in your profile.',
  'consultations.confirm.continue': 'Continue to payment',

  'consultations.mine.title': 'Your consultations',
  'consultations.mine.ordered': 'Paid on {{date}}',
  'consultations.mine.promise': 'An answer comes by mail within 14 days.',
  'consultations.mine.failed': 'Your own consultations cannot be shown just now.',
  'consultations.try-again': 'Try again',

  'consultations.ordered': 'Thank you. Your consultation is ordered, and a receipt is on its way.',
  'consultations.changed': 'Your questions are changed.',

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
  'consultations.mail.birth-place': 'Place of birth (latitude, longitude)',
  'consultations.mail.order.subject': 'Consultation ordered: {{consultation}}',
  'consultations.mail.order.intro':
    'A consultation has been paid for and waits for its answer. A reply to this mail goes to the buyer.',
  'consultations.mail.order.note': 'The buyer was promised an answer within 14 days.',
  'consultations.mail.changed.subject': 'Consultation changed: {{consultation}}',
  'consultations.mail.changed.intro':
    'A buyer has changed what they ask. This replaces the order that you have.',
  'consultations.mail.receipt.subject': 'Your receipt: {{consultation}}',
  'consultations.mail.receipt.intro':
    'Thank you. On {{day}} you paid {{amount}} for the {{consultation}}. Nothing renews.',
  'consultations.mail.receipt.next':
    'What happens next: an astrologer reads your birth chart and answers your questions in a letter, by mail to this address, within 14 days. If you gave a phone number, you may be called with a question back. There is nothing more for you to do.',
  'consultations.mail.receipt.change': 'Your order, as we have it, stands at',
} as const
