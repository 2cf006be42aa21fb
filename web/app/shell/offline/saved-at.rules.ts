import { dateFormat } from '@rashi/contract/dates.rules'

/** Formats when something was loaded, in the time zone of the browser: `22 November at 18:04`. */
export const formatSavedAt = (savedAt: string, languageCode: string): string =>
  dateFormat(languageCode, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse(savedAt))
