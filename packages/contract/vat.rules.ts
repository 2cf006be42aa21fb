/** The standard rate of VAT in the United Kingdom, in per cent (Value Added Tax Act 1994, s. 2; since 4 January 2011). */
export const vatPercent = 20

/** Countries of cards whose holders are taken to live where VAT of the United Kingdom is due. */
const vatCountries: readonly string[] = ['GB', 'IM']

/**
 * Returns the VAT in a price that includes it, in pence. null where none is due: the seller has no VAT number, or the card
 * is of another country, where the tax of that country may be due. A card whose country is unknown counts as British.
 */
export const findVatPence = (
  pence: number,
  { vatNumber, country }: { vatNumber: string | null | undefined; country: string | null },
): number | null =>
  vatNumber && vatCountries.includes(country ?? 'GB')
    ? Math.round((pence * vatPercent) / (100 + vatPercent))
    : null
