/**
 * The sentence beside Pay with which a buyer asks for immediate supply, as a key of texts, by what is bought (Consumer
 * Contracts Regulations 2013, reg. 36 for a service, reg. 37 for digital content). A renewal has none: it was asked for
 * with the first purchase.
 */
export const consentTexts = {
  subscription: 'rights.consent',
  reading: 'checkout.consent-reading',
  consultation: 'checkout.consent-consultation',
} as const
export type ConsentText = (typeof consentTexts)[keyof typeof consentTexts]
