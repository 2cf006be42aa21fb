import { z } from 'zod'
import { birthSky } from './charts.ts'
import { day, instant } from './dates.ts'
import { readerTimeZone } from './horoscopes.ts'
import { languageId } from './languages.ts'
import { readingPeriods } from './reading-periods.rules.ts'
import { defineRoutes } from './route.ts'
import { signKey } from './signs.ts'

/** The current week, month or year of the reader's sign, with what everybody may read of it. */
const ownReading = z.object({
  reading_period: z.enum(readingPeriods),
  /** Its first day. */
  date: day,
  /** Whether the reader may read all of it. */
  is_open: z.boolean(),
  translations: z.array(
    z.object({ language_id: languageId, name: z.string(), description_preview: z.string() }),
  ),
})

const today = z.object({
  /** The day in the reader's time zone. */
  date: day,
  /** The sign from which houses are counted: the moonsign, else that of a plan; null without either. */
  key: signKey.nullable(),
  /** The Moon of this moment; the picture is that of the hour. */
  moon: birthSky.extend({
    /** When the Moon leaves the sign. */
    until: instant,
    next_sign: signKey,
    /** 1 to 12, counted from the reader's moonsign. */
    house: z.number().int().min(1).max(12).nullable(),
    translations: z.array(
      z.object({
        language_id: languageId,
        /** One sentence: where the Moon is, until when, and what the day is good for. */
        text: z.string(),
        /** The positions that the sentence rests on. */
        evidence: z.string(),
      }),
    ),
  }),
  /** The next new or full Moon, eclipse, or move or turn of a planet. */
  next_date: z
    .object({
      at: instant,
      translations: z.array(
        z.object({ language_id: languageId, date: z.string(), text: z.string() }),
      ),
    })
    .nullable(),
  /** The reader's week, month and year, as far as they are published. */
  readings: z.array(ownReading),
})
export type Today = z.output<typeof today>

export const todayRoutes = defineRoutes({
  'GET /horoscope/today': {
    auth: 'user',
    tag: 'horoscopes',
    summary:
      "Describe today's Moon for the reader's moonsign, the next date to note and what is current",
    query: readerTimeZone,
    response: z.object({ today }),
  },
})
