import type { Trader } from './settings.ts'

/**
 * Names the seller as buyers must be told: name, address and email, with the numbers of company and VAT where it has
 * them (Electronic Commerce Regulations 2002, reg. 6; Companies (Trading Disclosures) Regulations 2008).
 *
 * @returns one line of text for each of them
 */
export const sayTrader = (
  { name, address, email, company_number, vat_number }: Trader,
  translate: (
    key: 'shell.seller-company' | 'shell.seller-vat',
    values: { number: string },
  ) => string,
): string[] => [
  name,
  address,
  email,
  ...(company_number === null
    ? []
    : [translate('shell.seller-company', { number: company_number })]),
  ...(vat_number === null ? [] : [translate('shell.seller-vat', { number: vat_number })]),
]
