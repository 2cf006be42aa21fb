/** One sentence for every refusal code: `refusal.<code>`. */
export const refusals = {
  'refusal.malformed-body': 'The request could not be read. Please try again.',
  'refusal.bad-request': 'The request could not be understood.',
  'refusal.signature-invalid': 'The signature of this event is not valid.',
  'refusal.event-mode':
    'This event is of the other mode, test or live: send it to the installation with the keys of its mode.',
  'refusal.event-thin':
    'This is a thin event: set the payload style of the webhook endpoint to snapshot.',
  'refusal.event-version':
    'This event is of another API version: `npm run operator -- stripe check` says what to change.',
  'refusal.unauthenticated': 'Session expired. Please login again.',
  'refusal.under-age': 'You must be 18 or over to buy.',
  'refusal.wrong-credentials': 'The email or the password is not right.',
  'refusal.second-step-required':
    'One more step: this account also asks for a code or a passkey. If you are not asked for one here, please sign in on our website.',
  'refusal.email-unconfirmed':
    'Please confirm your email first: open the link in our welcome email, then try again.',
  'refusal.passkeys-unavailable':
    'Passkeys do not work at the address of this site. Please use an authenticator app instead.',
  'refusal.second-step-expired': 'This sign-in took too long. Please start again.',
  'refusal.code-wrong':
    'That code is not right, or it has been used before. Check it, or take the next one.',
  'refusal.setup-expired': 'Setting up took too long. Please start again with a new QR code.',
  'refusal.passkey-refused':
    'This passkey could not be used for your account here. Please try again, or choose another way.',
  'refusal.passkey-taken': 'This passkey has already been added.',
  'refusal.too-many-passkeys': 'You can have ten passkeys. Remove one first, then try again.',
  'refusal.card-refused': 'The card was refused. Please use another card.',
  'refusal.forbidden':
    "Error: You are trying to access a page which either doesn't exist or you don't have sufficient permissions to access.",
  'refusal.not-found': 'There is nothing at this address.',
  'refusal.horoscope-not-found': 'Unable to find horoscope',
  'refusal.card-not-found': 'This card is not one of your saved cards.',
  'refusal.coupon-unknown': 'This promo code does not exist.',
  'refusal.coupon-expired': 'This promo code has expired.',
  'refusal.coupon-other-plan': 'This promo code is for another plan.',
  'refusal.coupon-not-yet': 'This promo code cannot be used yet.',
  'refusal.coupon-exists': 'This promo code exists already, perhaps as one that has ended.',
  'refusal.coupon-used': 'You have already used this promo code.',
  'refusal.method-not-allowed': 'This address cannot be used in that way.',
  'refusal.changed-meanwhile':
    'Someone else has changed this in the meantime. Load the page again to see it as it is now.',
  'refusal.picture-unknown': 'This is not a picture in JPEG, PNG, WebP or AVIF.',
  'refusal.picture-too-large':
    'This picture has more than 40 million pixels. Please make it smaller.',
  'refusal.order-closed': 'This order was refunded and is closed. It can no longer be answered.',
  'refusal.order-answered':
    'This consultation has been answered, so its questions can no longer be changed.',
  'refusal.last-plan': 'This is the last plan on offer. Offer another one first.',
  'refusal.own-draft':
    'You wrote this draft yourself. Someone else who may approve has to read it.',
  'refusal.text-has-errors':
    'The checks still find errors in this draft. Correct them first, and save it again.',
  'refusal.text-published':
    'Readers can already see this text, so its approval cannot be withdrawn. Write a new draft instead.',
  'refusal.gemstone-shown':
    'Visitors have seen this gemstone, so it cannot be deleted. It can be hidden from them.',
  'refusal.conflict': 'That has already been done.',
  'refusal.plan-not-offered':
    'This plan is no longer on offer. Nothing was charged; please choose another one.',
  'refusal.already-subscribed':
    'You already have a plan for this sign. To choose another one, cancel it first.',
  'refusal.already-owned': 'This is already open to you. Nothing was charged.',
  'refusal.paid-back':
    'This was already open to you, so what you paid for it is on its way back to your card.',
  'refusal.payment-incomplete': 'Payment was incomplete',
  'refusal.store-subscription':
    'This plan was bought in an app store. Please cancel it in that store.',
  'refusal.withdrawal-over':
    'The 14 days in which you could change your mind are over. You can still cancel at any time.',
  'refusal.nothing-to-refund':
    'There is nothing to refund for this plan. You can cancel it at any time.',
  'refusal.refund-changed':
    'The amount of your refund has changed in the meantime. Please check it again.',
  'refusal.price-changed':
    'The price has changed in the meantime. Nothing was charged. Please check the new price before you pay.',
  'refusal.studio-credentials-wrong': 'The email, the password or the code is not right.',
  'refusal.other-origin':
    'This request did not come from our own pages. Please reload the page and try again.',
  'refusal.proof-required': 'Please confirm first that it is you, with a passkey or a code.',
  'refusal.studio-needs-https':
    'The studio needs an address that begins with https://, or localhost. Set PUBLIC_URL, and open the studio there.',
  'refusal.staff-exists': 'This email already belongs to a member of staff.',
  'refusal.refund-not-possible':
    'This refund cannot be made. Reload the page: it shows what can still be refunded.',
  'refusal.payment-refunded':
    'This payment was refunded in the meantime. Reload the page and look again.',
  'refusal.refund-over-limit': 'Only an owner may refund more than £50 of a payment.',
  'refusal.last-owner': 'This is the last owner. Make someone else an owner first.',
  'refusal.last-way-in': 'This is your last way to sign in. Add another one first.',
  'refusal.invitation-invalid':
    'This invitation was used or withdrawn, or it has expired. Please ask for a new one.',
  'refusal.too-large': 'That is more than can be sent at once.',
  'refusal.unsupported-media-type': 'The request must be sent as JSON.',
  'refusal.invalid': 'Please check the highlighted fields.',
  'refusal.email-other': 'This is not the email of this account.',
  'refusal.email-taken':
    'This email already has an account. Sign in instead, or reset your password.',
  'refusal.token-invalid': 'The card details could not be used. Please enter the card again.',
  'refusal.reset-link-invalid': 'This link has been used or has expired. Please ask for a new one.',
  'refusal.sign-in-link-invalid':
    'This sign-in link has been used or has expired. Please ask for a new one.',
  'refusal.email-link-invalid':
    'This link has been used or has expired, or the address belongs to another account. Please ask for a new one.',
  'refusal.letter-link-invalid':
    'This link is not complete. Please open it from the email again, or change your letters in your account.',
  'refusal.password-wrong': 'This is not the password of your account.',
  'refusal.passwords-differ': 'The two passwords that you entered do not match!',
  'refusal.birth-in-future': 'A date of birth must be in the past.',
  'refusal.birth-too-early': 'We can work out births from 1900 onwards.',
  'refusal.birth-moment-invalid': 'This date and time do not exist.',
  'refusal.too-many-requests': 'Too many tries. Please wait a moment and try again.',
  'refusal.too-many-cards':
    'You have 10 cards saved, which is the most we keep. Please remove one first, or pay with one of them.',
  'refusal.too-many-new-cards':
    'That was a lot of new cards in a short time. Try another card in {{wait}}, or pay with one that you have saved.',
  'refusal.too-many-refused-payments':
    'Several payments were refused in a short time. Try another card in {{wait}}, or ask your bank why it refused.',
  'refusal.internal-error': 'Something went wrong on our side. Please try again.',
  'refusal.payment-unavailable':
    'We cannot reach the payment provider just now. Please try again in a minute: you will not be charged twice.',
  'refusal.unavailable': 'The service is not available just now. Please try again in a minute.',
} as const
