/** Years of age that an account needs, and that buying needs (docs/product/decisions.md section 10). */
export const accountAge = 16
export const buyingAge = 18
