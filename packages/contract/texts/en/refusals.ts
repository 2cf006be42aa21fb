/** One sentence for every refusal code: `refusal.<code>`. */
export const refusals = {
  'refusal.malformed-body': 'The request could not be read. Please try again.',
  'refusal.bad-request': 'The request could not be understood.',
  'refusal.unauthenticated': 'Session expired. Please login again.',
  'refusal.wrong-credentials': 'The email or the password is not right.',
  'refusal.forbidden':
    "Error: You are trying to access a page which either doesn't exist or you don't have sufficient permissions to access.",
  'refusal.not-found': 'There is nothing at this address.',
  'refusal.horoscope-not-found': 'Unable to find horoscope',
  'refusal.method-not-allowed': 'This address cannot be used in that way.',
  'refusal.conflict': 'That has already been done.',
  'refusal.too-large': 'That is more than can be sent at once.',
  'refusal.unsupported-media-type': 'The request must be sent as JSON.',
  'refusal.invalid': 'Please check the highlighted fields.',
  'refusal.email-taken':
    'This email already has an account. Sign in instead, or reset your password.',
  'refusal.reset-link-invalid': 'This link has been used or has expired. Please ask for a new one.',
  'refusal.sign-in-link-invalid':
    'This sign-in link has been used or has expired. Please ask for a new one.',
  'refusal.passwords-differ': 'The two passwords that you entered do not match!',
  'refusal.birth-in-future': 'A birth cannot lie in the future.',
  'refusal.birth-too-early': 'Births from 1900 on can be computed.',
  'refusal.birth-moment-invalid': 'This date and time do not exist.',
  'refusal.too-many-requests': 'Too many tries. Please wait a moment and try again.',
  'refusal.internal-error': 'Something went wrong on our side. Please try again.',
  'refusal.unavailable': 'The service is not available just now. Please try again in a minute.',
} as const
