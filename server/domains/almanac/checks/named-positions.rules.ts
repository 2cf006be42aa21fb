import type { LanguageCode } from '@rashi/contract/languages.rules'
import type { Graha, SignKey } from '@rashi/sky'

/** A graha in a sign, as a text says it. */
export interface NamedPosition {
  /** As they stand in the text. */
  readonly words: string
  readonly graha: Graha
  readonly sign: SignKey
  /** Whether the text says that it is there, comes there, or comes from there. */
  readonly says: 'in' | 'into' | 'from'
}
export interface NamedPhase {
  readonly words: string
  readonly phase: 'new' | 'full'
  readonly sign: SignKey
}
/** The names of the sky in a language. */
export interface SkyNames {
  readonly signs: Readonly<Record<SignKey, string>>
  readonly grahas: Readonly<Record<Graha, string>>
}

/** Other names of grahas than the almanac's. */
const alsoCalled: Record<LanguageCode, Partial<Record<Graha, readonly string[]>>> = {
  en: {},
  hi: { Moon: ['चाँद', 'चंद्र', 'चन्द्रमा'], Jupiter: ['बृहस्पति'], Sun: ['सूरज'] },
}
const notInWord = { before: '(?<![\\p{L}\\p{M}])', after: '(?![\\p{L}\\p{M}])' }
const word = (alternatives: string) => `${notInWord.before}(?:${alternatives})${notInWord.after}`
const bare = (name: string) => name.replace(/^the /, '')

/** Whether a sign follows a graha in the same sentence, and what stands around the sign. */
const around: Record<
  LanguageCode,
  { before: string; after: string; says: (around: string) => NamedPosition['says'] }
> = {
  en: {
    before: '(?<says>in|into|enters?|to|reach(?:es)?|from|leaves?)\\s+',
    after: '',
    says: (words) => (/^(?:from|leave)/.test(words) ? 'from' : /^in$/.test(words) ? 'in' : 'into'),
  },
  hi: {
    before: '',
    after:
      '(?:\\s+राशि)?\\s+(?<says>से|को|में(?:\\s+(?:प्रवेश|वापसी|आते|आकर|आएँगे|आ\\s|जाते|जाएँगे|जा\\s|लौट))?)',
    says: (words) => (words === 'से' ? 'from' : words === 'में' ? 'in' : 'into'),
  },
}

/** Finds the positions of grahas: those of the graha that stands nearest before a sign in its sentence. */
export function findNamedPositions(
  text: string,
  code: LanguageCode,
  { signs, grahas }: SkyNames,
): NamedPosition[] {
  const { before, after, says } = around[code]
  const named = namedGrahas(code, grahas)
  const grahaPattern = new RegExp(word([...named.keys()].join('|')), 'gu')
  const found: NamedPosition[] = []
  for (const [key, sign] of Object.entries(signs) as [SignKey, string][]) {
    const pattern = new RegExp(`${notInWord.before}${before}${word(sign)}${after}`, 'gu')
    for (const { 0: words, index, groups = {} } of text.matchAll(pattern)) {
      const sentence =
        text
          .slice(0, index)
          .split(/[.;:?!।\n]/)
          .at(-1) ?? ''
      const last = [...sentence.slice(-70).matchAll(grahaPattern)].at(-1)
      const graha = last && named.get(last[0])
      if (last && graha !== undefined)
        found.push({
          words: `${sentence.slice(-70).slice(last.index)}${words}`.trim(),
          graha,
          sign: key,
          says: says(groups['says'] ?? ''),
        })
    }
  }
  return found
}

function namedGrahas(code: LanguageCode, grahas: SkyNames['grahas']): Map<string, Graha> {
  const entries = Object.entries(grahas) as [Graha, string][]
  return new Map(
    entries.flatMap(([graha, name]) =>
      [bare(name), ...(alsoCalled[code][graha] ?? [])].map((one) => [one, graha] as const),
    ),
  )
}

const phases: Record<LanguageCode, (sign: string) => readonly [NamedPhase['phase'], RegExp][]> = {
  en: (sign) => [
    ['full', new RegExp(`\\bfull Moon (?:is )?in ${sign}\\b`, 'giu')],
    ['new', new RegExp(`\\bnew Moon (?:is )?in ${sign}\\b`, 'giu')],
  ],
  hi: (sign) => [
    ['full', new RegExp(`पूर्णिमा ${word(sign)}(?: राशि)? में|${word(sign)}(?: राशि)? में पूर्णिमा`, 'gu')],
    [
      'new',
      new RegExp(`अमावस्या ${word(sign)}(?: राशि)? में|${word(sign)}(?: राशि)? में अमावस्या`, 'gu'),
    ],
  ],
}

/** Finds the full and new Moons whose sign a text names. */
export const findNamedPhases = (
  text: string,
  code: LanguageCode,
  { signs }: Pick<SkyNames, 'signs'>,
): NamedPhase[] =>
  (Object.entries(signs) as [SignKey, string][]).flatMap(([sign, name]) =>
    phases[code](name).flatMap(([phase, pattern]) =>
      [...text.matchAll(pattern)].map(([words]) => ({ words, phase, sign })),
    ),
  )
