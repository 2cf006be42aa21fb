/** Characters with which a spreadsheet begins a formula, also behind spaces. */
const formula = /^\s*[=+\-@\t\r]/

/** Writes one field. A text that a spreadsheet would run as a formula gets an apostrophe before it. */
const field = (value: string): string =>
  `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Writes one line of CSV (RFC 4180). */
export const csvLine = (values: readonly string[]): string => `${values.map(field).join(',')}\r\n`
