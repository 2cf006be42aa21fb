/** The title of the plan that is sold for two signs only, and never with a promo code. */
export const comboTitle = 'Diamond Combo'
