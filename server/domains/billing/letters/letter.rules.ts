export const formatPounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`

/** A day in UTC as its reader writes it: 21 November 2026. */
export const formatDay = (instant: string, languageCode: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .toLocaleString(languageCode === 'en' ? 'en-GB' : languageCode, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    })
