import { eclipseSight, type EclipseSight, placeOfTimeZone } from '@rashi/sky'
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

type EclipseEvidence = Extract<Evidence, { kind: 'eclipse' }>

/** Renders whether an eclipse is seen from London and from Delhi. */
export function renderSight(evidence: EclipseEvidence, names: AlmanacNames): string {
  const { fromLondon, fromDelhi } = findSights(evidence)
  return [names.sight[fromLondon].London, names.sight[fromDelhi].Delhi].join(', ')
}

interface Sights {
  readonly fromLondon: EclipseSight
  readonly fromDelhi: EclipseSight
}

/** The sights of an eclipse by its instant. Each costs up to 40 ms, and every sign asks for it in every language. */
const knownSights = new Map<number, Sights>()

function findSights({ graha, sign, at, extent }: EclipseEvidence): Sights {
  let sights = knownSights.get(at.epochMilliseconds)
  if (!sights) {
    const eclipsed = graha === 'Sun' ? 'Sun' : 'Moon'
    const eclipse = { kind: 'eclipse', eclipsed, extent, sign, at } as const
    sights = {
      fromLondon: eclipseSight(eclipse, london),
      fromDelhi: eclipseSight(eclipse, delhi),
    }
    knownSights.set(at.epochMilliseconds, sights)
  }
  return sights
}
