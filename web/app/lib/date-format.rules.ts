const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** `Intl`'s format of dates, made once for each locale and form: to make one takes longer than a hundred uses. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = dateFormats.get(key)
  if (!format) dateFormats.set(key, (format = new Intl.DateTimeFormat(locale, options)))
  return format
}
