/** The days of the basic trial, which opens the weeks of a new account's moonsign (docs/product/spec.md section 9). */
export const trialDays = 91
