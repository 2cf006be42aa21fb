import { eclipseSight, placeOfTimeZone } from '@rashi/sky'
import { capitalised, fill } from '../rules/text.rules.ts'
import type { AlmanacNames } from '../texts/language.ts'
import type { Evidence } from '../plan/evidence.ts'
import type { WriteDate } from './dates.ts'

const london = placeOfTimeZone('Europe/London')
const delhi = placeOfTimeZone('Asia/Kolkata')

/** Renders a fact of the sky as a line, such as 'Mercury in Libra, your third house, 14 to 20 October'. */
export function renderEvidence(evidence: Evidence, names: AlmanacNames, date: WriteDate): string {
  const values = {
    graha: names.grahas[evidence.graha],
    sign: names.signs[evidence.sign],
    house: names.houses[evidence.house - 1]!,
    at: date(evidence.at, 'day'),
    ...('until' in evidence ? { until: date(evidence.until, 'day') } : {}),
  }
  const render = (template: string, more: Record<string, string> = {}) =>
    capitalised(fill(template, { ...values, ...more }))
  const words = names.evidence
  switch (evidence.kind) {
    case 'ruler':
      return render(words.ruler, { rules: names.housesOf[evidence.rules - 1]! })
    case 'aspect':
      return render(words.aspect, { on: names.housesOf[evidence.on - 1]! })
    case 'station':
      return render(words[evidence.turns])
    case 'moon-phase':
      return render(words.phase[evidence.phase])
    case 'conjunction':
      return render(words.conjunction, { other: names.grahas[evidence.other] })
    case 'eclipse':
      return render(words.eclipse[evidence.graha === 'Sun' ? 'Sun' : 'Moon'], {
        extent: words.extent[evidence.extent],
        sight: renderSight(evidence, names),
      })
    default:
      return render(words[evidence.kind])
  }
}

/** Renders whether an eclipse is seen from London and from Delhi. */
export function renderSight(
  { graha, sign, at, extent }: Extract<Evidence, { kind: 'eclipse' }>,
  names: AlmanacNames,
): string {
  const eclipsed = graha === 'Sun' ? 'Sun' : 'Moon'
  const eclipse = { kind: 'eclipse', eclipsed, extent, sign, at } as const
  return [
    names.sight[eclipseSight(eclipse, london)].London,
    names.sight[eclipseSight(eclipse, delhi)].Delhi,
  ].join(', ')
}
