import { inLanguage } from '@rashi/contract/languages.rules'
import { readEmailContext } from '../../../mail/email.ts'
import { write } from '../../../platform/database/write.ts'
import { readOwnWeek } from '../../horoscopes/index.ts'
import type { LettersContext } from '../common/letters-context.ts'
import { findSettings, updateSettings } from '../settings/letter-settings.repository.ts'
import { type LetterSettings, stopped, zoneOf } from '../settings/letter-settings.rules.ts'
import { stopAddress } from '../stop/stop-address.ts'
import { dueAt, isLate } from '../schedule/weekly-schedule.rules.ts'
import { weeklyEmail } from './weekly.email.ts'

/** The payload of the queue `weekly-letter`: no address and no text, which are read when the email is sent. */
interface WeeklyLetter {
  readonly userId: string
  /** The Monday of the week. */
  readonly week: string
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'weekly-letter': WeeklyLetter
  }
}

/** So many weeks in a row without a week to read end the letter by itself. */
const weeksUntilStop = 4

/**
 * Sends the letter about a week to a confirmed address; nothing if it was stopped or handled already, or is late. A reader to
 * whom no week is open gets no letter, rather than one that sells.
 */
export async function sendWeeklyLetter(
  context: LettersContext,
  { userId, week }: WeeklyLetter,
): Promise<void> {
  const { clock, config, db, mailer } = context
  const settings = await findSettings(db, userId)
  if (!settings?.weekly || settings.weekly_handled === week) return
  const timeZone = zoneOf(settings)
  if (isLate(dueAt(Temporal.PlainDate.from(week), timeZone), clock.now())) return
  const recipient = await context.recipientOf(userId)
  if (!recipient?.isConfirmed) return
  const read = await readOwnWeek(context, userId, timeZone)
  if (!read) return leaveOut(context, settings, week)
  if (read.period.date !== week) return
  const [emailContext, stopAt] = await Promise.all([
    readEmailContext(context, settings.language_id),
    stopAddress(db, config, { letter: 'weekly', userId }),
  ])
  const texts = inLanguage(read.period.translations, settings.language_id)
  await mailer.send({
    ...weeklyEmail(emailContext, {
      to: recipient.email,
      signKey: read.sign.key,
      sign: inLanguage(read.sign.translations, settings.language_id)?.name ?? '',
      monday: week,
      headline: texts?.name ?? '',
      inShort: texts?.in_short ?? [],
      events: read.period.sky_events.map(({ at, translations }) => ({
        at,
        text: inLanguage(translations, settings.language_id)?.text ?? '',
      })),
      words: read.period.days.map(({ date, translations }) => ({
        date,
        word: inLanguage(translations, settings.language_id)?.word ?? '',
      })),
      timeZone,
      askedAt: `${settings.weekly_asked_at ?? clock.now()}`,
      stopAt,
    }),
    record: { userId },
  })
  await write(db, (trx) => updateSettings(trx, userId, { weekly_handled: week, weekly_skipped: 0 }))
}

/** Counts a week without a letter; the letter stops by itself after some in a row. */
async function leaveOut(
  { clock, db }: LettersContext,
  { user_id: userId, weekly_skipped: before }: LetterSettings,
  week: string,
): Promise<void> {
  const skipped = before + 1
  await write(db, (trx) =>
    updateSettings(trx, userId, {
      weekly_handled: week,
      weekly_skipped: skipped,
      ...(skipped >= weeksUntilStop ? stopped(clock.now()) : {}),
    }),
  )
}
