/** The locale that dates and numbers are written in: the product's English is British. */
export const localeOf = (languageCode: string): string =>
  languageCode === 'en' ? 'en-GB' : languageCode
