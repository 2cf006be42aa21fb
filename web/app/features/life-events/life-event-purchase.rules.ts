import type { Part } from '@rashi/contract'

/** Builds the purchase for the card page; the server knows the prices. */
export const buildPurchase = (sections: readonly Part[], back: string) => ({
  purchase: {
    kind: 'life_event',
    order: { horoscopeDataParts: sections.map(({ id }) => id) },
    lines: sections.map(({ translations, current_price }) => ({
      what: translations.map(({ language_id, name }) => ({ language_id, text: name })),
      amount: current_price,
    })),
    billingInterval: null,
    back,
  },
})
