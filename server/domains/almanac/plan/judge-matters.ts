import { type Matter, matters } from '../texts/language.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import type { Evidence, Paragraph } from './evidence.ts'
import { type Tone, toneOfRuler, toneOfStay } from './tone.ts'

/** The matters of a period that are easy for a sign, and those that ask for care, by what their chapters rest on. */
export interface JudgedMatters {
  readonly easy: readonly Matter[]
  readonly hard: readonly Matter[]
}

/** A matter of which the chapter tells both is neither. */
export function judgeMatters(
  { middle, calendar }: PeriodSky,
  chapters: Readonly<Record<Matter, readonly Paragraph[]>>,
): JudgedMatters {
  const toneOf = (evidence: Evidence): Tone | undefined => {
    switch (evidence.kind) {
      case 'stay':
        return toneOfStay(
          calendar.stayAt(evidence.graha, evidence.at),
          evidence.house,
          middle,
          calendar,
        )
      case 'ruler':
        return toneOfRuler(
          calendar.stayAt(evidence.graha, evidence.at),
          evidence.house,
          middle,
          calendar,
        )
      case 'aspect':
        return evidence.graha === 'Jupiter' ? 'easy' : 'hard'
      case 'exalted':
      case 'own':
        return 'easy'
      case 'fallen':
      case 'combust':
        return 'hard'
      default:
        return undefined
    }
  }
  const tones = new Map(
    matters.map((matter) => [
      matter,
      new Set(
        chapters[matter]
          .flat()
          .flatMap(({ evidence }) => evidence.flatMap((one) => toneOf(one) ?? [])),
      ),
    ]),
  )
  const only = (tone: Tone) =>
    matters.filter((matter) => tones.get(matter)!.size === 1 && tones.get(matter)!.has(tone))
  return { easy: only('easy'), hard: only('hard') }
}
