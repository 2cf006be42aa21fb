import type { AlmanacNames } from '../texts/language.ts'
import type { WriteDate } from './dates.ts'
import { renderEvidence } from './render-evidence.ts'
import type { RenderedParagraph } from './render-paragraph.ts'
import type { RenderedDay } from './render-week.ts'

/** Marks up a paragraph with its evidence in a note that opens. */
export function markParagraph(
  { text, evidence }: RenderedParagraph,
  names: AlmanacNames,
  date: WriteDate,
): string {
  const lines = [...new Set(evidence.map((one) => renderEvidence(one, names, date)))]
  const note =
    lines.length === 0
      ? ''
      : `<details><summary>${names.why}</summary><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></details>`
  return `<p>${text}</p>${note}`
}

/** Marks up the list of days of a week or month. */
export const markDays = (days: readonly RenderedDay[], names: AlmanacNames): string =>
  `<ul>${days.map((day) => markDay(day, names)).join('')}</ul>`

function markDay(day: RenderedDay, names: AlmanacNames): string {
  const advice = day.leave === null ? day.do : `<strong>${day.do}</strong> ${day.leave}`
  const weekday = names.weekday(Temporal.PlainDate.from(day.date))
  return `<li><strong>${weekday}</strong><br><em>${day.head}</em><br>${advice}</li>`
}
