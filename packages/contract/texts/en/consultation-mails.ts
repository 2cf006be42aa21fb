/** Emails about the answer of a consultation. `{{consultation}}` and the like are filled in. */
export const consultationMails = {
  'consultations.mail.answer.subject': 'Your answer: {{consultation}}',
  'consultations.mail.answer.intro':
    'On {{day}} you asked an astrologer. Here is the answer. You can also read it in your account at any time.',
  'consultations.mail.answer.heading': 'The answer',
  'consultations.mail.answer.by': '{{name}}, for {{brand}}',
  'consultations.mail.answer.action': 'Read it on {{brand}}',
  'consultations.mail.addition.subject': 'An addition to your answer: {{consultation}}',
  'consultations.mail.addition.intro':
    'Something was added to the answer that we sent you. The answer itself stays as it is, and you can read both in your account.',
  'consultations.mail.addition.heading': 'What was added',
  'consultations.mail.late.subject': 'We were late, so we are refunding you: {{consultation}}',
  'consultations.mail.late.intro':
    'On {{day}} you asked an astrologer, and we promised you an answer within 14 days. We have not kept that promise, and we are sorry.',
  'consultations.mail.late.refund':
    'So we are refunding {{amount}} to the card you paid with. You do not have to do anything. We will email you again when the refund has been made. The order is closed.',
  'consultations.mail.late.again': 'If you would still like to ask, you are welcome here:',
  'consultations.mail.late-order.subject':
    'Consultation refunded because it was late: {{consultation}}',
  'consultations.mail.late-order.text':
    'The order {{order}} of {{day}} was not answered within 14 days. {{amount}} is being refunded to the buyer, who has been told, and the order is closed.',
} as const
