import type { SignKey } from '@rashi/contract'
import { dateFormat, formatWeekday } from '@rashi/contract/dates.rules'
import type { Mail } from '../../../gateways/mail/mailer.ts'
import type { EmailBlock, EmailContext } from '../../../mail/email.ts'
import { renderEmail } from '../../../mail/render-email.ts'

interface WeeklyLetter {
  readonly to: string
  readonly signKey: SignKey
  /** The sign's name. */
  readonly sign: string
  /** The first day of the week, `YYYY-MM-DD`. */
  readonly monday: string
  readonly headline: string
  /** The week in sentences. */
  readonly inShort: readonly string[]
  /** The events in the sky in the week, with their times as ISO 8601. */
  readonly events: readonly { readonly at: string; readonly text: string }[]
  /** One word for each day of the week. */
  readonly words: readonly { readonly date: string; readonly word: string }[]
  readonly timeZone: string
  /** When the reader asked for the letter; ISO 8601. */
  readonly askedAt: string
  /** The address of the page, and of the call, that stop the letter. */
  readonly stopAt: string
}

/** The days that a letter notes at most. */
const maxDays = 3

/** Tells a reader's week in short. The link leads through the sign-in, because a session is over by Monday. */
export function weeklyEmail(context: EmailContext, letter: WeeklyLetter): Mail {
  const { config, language, translate } = context
  const { to, signKey, sign, monday, headline, inShort, timeZone, stopAt } = letter
  const first = Temporal.PlainDate.from(monday)
  const days = dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    startOf(first),
    startOf(first.add({ days: 6 })),
  )
  const events = listDays(letter, language)
  const blocks: EmailBlock[] = [
    { kind: 'notes', lines: [translate('mail.weekly.span', { sign, days })] },
    ...inShort.map((text): EmailBlock => ({ kind: 'paragraph', text })),
    ...(events.length > 0
      ? [
          { kind: 'heading', text: translate('mail.weekly.days') } as const,
          { kind: 'facts', facts: events } as const,
        ]
      : []),
    {
      kind: 'action',
      label: translate('mail.weekly.action'),
      address: `${config.publicUrl}/deeplink/horoscope/weekly/${signKey.toLowerCase()}?auth=true`,
      isLabelInText: true,
    },
    {
      kind: 'notes',
      lines: [
        translate('mail.weekly.why', {
          date: dateFormat(language, { dateStyle: 'long', timeZone }).format(
            Date.parse(letter.askedAt),
          ),
        }),
      ],
    },
    { kind: 'link', text: translate('mail.weekly.stop'), address: stopAt },
  ]
  return {
    ...renderEmail(context, {
      to,
      subject: translate('mail.weekly.subject', { headline }),
      blocks,
    }),
    stopAt,
  }
}

const startOf = (day: Temporal.PlainDate): number => day.toZonedDateTime('UTC').epochMilliseconds

/** Lists the days on which something happens in the sky, each with its word and all that happens; the first ones of the week. */
function listDays(
  { events, words, timeZone }: Pick<WeeklyLetter, 'events' | 'words' | 'timeZone'>,
  language: string,
): [day: string, text: string][] {
  const byDay = Map.groupBy(events, ({ at }) =>
    Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString(),
  )
  return [...byDay].slice(0, maxDays).map(([date, found]) => {
    const day = formatWeekday(date, language)
    const word = words.find((one) => one.date === date)?.word
    return [word ? `${day} · ${word}` : day, found.map(({ text }) => text).join('\n')]
  })
}
