import { z } from 'zod'
import { day, instant } from './dates.ts'
import { languageId } from './languages.ts'
import { readingPeriods } from './reading-periods.rules.ts'
import { defineRoutes } from './route.ts'
import { signKey } from './signs.ts'
import { storable } from './storable.ts'
import { findingCodes, horoscopeTextKinds, horoscopeTextStates } from './studio-horoscopes.rules.ts'

const other = 'validation.other'
/** Ids of periods and parts are 32-bit integers in the database. */
const id = z.number(other).int(other).min(1, other).max(2_147_483_647, other)
const idInQuery = z.coerce.number(other).int(other).min(1, other).max(2_147_483_647, other)
/** Sent with a change, which is refused if somebody else has changed the text since; 0 for a text that nobody has changed. */
const version = z.number(other).int(other).nonnegative(other)
const readingPeriod = z.enum(readingPeriods, other)
const state = z.enum(horoscopeTextStates, other)
const shownLanguage = z.object({ language_id: languageId, text: z.string() })

/** A finding of the checks of a text. An error stops its approval. */
const finding = z.object({
  code: z.enum(findingCodes),
  is_error: z.boolean(),
  /** The values of the sentence about it, such as the words as they stand in the text. */
  values: z.record(z.string(), z.string()),
})

/** The text of a part, or of a period itself, in one language. */
export const studioHoroscopeText = z.object({
  part_id: id,
  language_id: languageId,
  version,
  state,
  /** The almanac's own words, as markup. */
  almanac: z.string(),
  /** An editor's text that stands in their place; null without one. */
  approved: z
    .object({
      text: z.string(),
      /** The name of its author. */
      written_by: z.string(),
      approved_by: z.string(),
      approved_at: instant,
      /** Readers see it; false before the first day of its period. */
      is_published: z.boolean(),
    })
    .nullable(),
  draft: z
    .object({
      text: z.string(),
      written_by: z.string(),
      written_at: instant,
      asks_approval: z.boolean(),
      findings: z.array(finding),
      /** False for one's own draft where somebody else may approve it. */
      may_approve: z.boolean(),
    })
    .nullable(),
})

const listedLanguage = z.object({
  language_id: languageId,
  title: z.string(),
  /** Numbers of parts with a draft, with one that waits for approval, and with an editor's approved text. */
  drafts: z.number().int(),
  waiting: z.number().int(),
  edited: z.number().int(),
  /** Of the drafts, as they were when they were saved. */
  errors: z.number().int(),
  warnings: z.number().int(),
})

const listedPeriod = z.object({
  id,
  reading_period: readingPeriod,
  sign: signKey,
  starts_on: day,
  ends_on: day,
  /** Its first day has come. */
  is_published: z.boolean(),
})

const changed = { part_id: id, language_id: languageId, version }
const changeRefusals = ['not-found', 'changed-meanwhile'] as const
const answer = studioHoroscopeText

/** The desk, where staff change texts of horoscopes and approve them. */
export const studioHoroscopeRoutes = defineRoutes({
  'GET /studio/horoscopes': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List periods with the state of their texts, the last to begin first, 24 at a time',
    query: z.object({
      reading_period: readingPeriod.optional(),
      sign: signKey.optional(),
      /** Periods that begin on these days. */
      from: z.iso.date(other).optional(),
      to: z.iso.date(other).optional(),
      /** Periods with a text in this state, in the language if one is given. */
      state: state.optional(),
      language_id: z.coerce.number(other).pipe(languageId).optional(),
      /** The id of the last period of the page before. */
      after: idInQuery.optional(),
    }),
    response: z.object({
      periods: z.array(listedPeriod.extend({ languages: z.array(listedLanguage) })),
      /** Of all periods: the texts that wait for approval. */
      waiting: z.number().int(),
      /** The id to send as `after` for the next page; null on the last one. */
      next: id.nullable(),
    }),
  },
  'GET /studio/horoscope': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Show a period: what the sky does, and its texts in every language',
    query: z.object({ id: idInQuery }),
    response: z.object({
      period: listedPeriod.extend({ titles: z.array(shownLanguage) }),
      facts: z.object({
        /** Where the grahas are, and from when to when. */
        places: z.array(z.object({ translations: z.array(shownLanguage) })),
        events: z.array(z.object({ at: instant, translations: z.array(shownLanguage) })),
      }),
      parts: z.array(
        z.object({
          id,
          kind: z.enum(horoscopeTextKinds),
          /** Of a part alone. */
          names: z.array(shownLanguage),
          texts: z.array(studioHoroscopeText),
        }),
      ),
    }),
    refusals: ['not-found'],
  },
  'POST /studio/save-horoscope-text': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Save a draft of a text, which may ask for approval',
    body: z.object({
      ...changed,
      text: z.string(other).trim().min(1, other).max(20_000, other).regex(storable, other),
      asks_approval: z.boolean(other),
    }),
    response: answer,
    refusals: changeRefusals,
  },
  'POST /studio/discard-horoscope-text': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Discard a draft',
    body: z.object(changed),
    response: answer,
    refusals: changeRefusals,
  },
  'POST /studio/approve-horoscope-text': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Approve a draft that asks for it. Readers see it from the first day of its period, in a running period at once',
    body: z.object(changed),
    response: answer,
    refusals: [...changeRefusals, 'own-draft', 'text-has-errors'],
  },
  'POST /studio/withdraw-horoscope-text': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Withdraw the approval of a text before the first day of its period',
    body: z.object(changed),
    response: answer,
    refusals: [...changeRefusals, 'text-published'],
  },
})
