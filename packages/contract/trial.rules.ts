/** The days of the basic trial, which opens the weeks of a new account's moonsign (docs/product/spec.md section 9). */
export const trialDays = 91

/** The corrections of a birth that may change the sign of the trial. */
export const trialCorrections = 2
