import { numberOfReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { type Graha, grahas, type SignKey, signKeys } from '@rashi/sky'
import { capitalised, chooseInTurn, fill, fnv1a } from './choose.rules.ts'
import { houseFrom, type House, isEasy, rulerOf } from './gochara.rules.ts'
import {
  type ByHouse,
  type Language,
  variantsFor,
  type ReadGraha,
  type Tone,
  type Topic,
  topics,
  type Variants,
} from './sentences/language.ts'
import type { MoonStay } from './moon-stays.ts'
import type { Evidence, Passage, SpanSky } from './span-sky.ts'

/** The house of a topic. */
export const topicHouses: Record<Topic, House> = {
  love: 7,
  work: 10,
  money: 2,
  health: 1,
  family: 4,
}

/** A sentence that states something about the sky, with its evidence. */
export interface Claim {
  readonly sentence: string
  readonly evidence: readonly Evidence[]
}

/** Renders the sentences of one sign and span in one language, and records the claims among them. */
export interface Narrator {
  readonly sky: SpanSky
  readonly moonsign: SignKey
  readonly language: Language
  /** The claims rendered so far. */
  readonly claims: Claim[]
  house(sign: SignKey): House
  /**
   * Renders the next variant of a list. `slot` identifies its use. `turn` is the number of the use where
   * the slot is not used exactly once per span.
   */
  say(slot: string, variants: Variants, values?: Record<string, string>, turn?: number): string
  /** Renders a variant like `say` and records it as a claim. */
  claim(
    evidence: readonly Evidence[],
    slot: string,
    variants: Variants,
    values: Record<string, string>,
    turn?: number,
  ): string
  /** Returns the values for templates about a graha in a sign. */
  names(graha: Graha, sign: SignKey): Record<string, string>
}

/** Coprime to the length of every list in use, so that the signs begin at different variants. */
const signStride = 7

export function createNarrator(sky: SpanSky, moonsign: SignKey, language: Language): Narrator {
  const { readingPeriod, index } = sky.span
  // The number is part of the hashed key: a change of it would choose other sentences.
  const seed = numberOfReadingPeriod(readingPeriod)
  const house = (sign: SignKey) => houseFrom(moonsign, sign)
  const offset = signKeys.indexOf(moonsign) * signStride
  const claims: Claim[] = []
  const say: Narrator['say'] = (slot, variants, values = {}, turn = index) => {
    const template = chooseInTurn(variants, `${seed} ${slot}`, turn + offset)
    const sentence = fill(template, values)
    // Names such as 'the Sun' are written in lower case within a sentence.
    return template.startsWith('{') ? capitalised(sentence) : sentence
  }
  return {
    sky,
    moonsign,
    language,
    claims,
    house,
    say,
    claim: (evidence, slot, variants, values, turn) => {
      const sentence = say(slot, variants, values, turn)
      claims.push({ sentence, evidence })
      return sentence
    },
    names: (graha, sign) => ({
      graha: language.grahas[graha],
      sign: language.signs[sign],
      house: language.houses[house(sign) - 1]!,
      houseName: language.houseNames[house(sign) - 1]!,
      theme: language.themes[house(sign) - 1]!,
      themeOf: language.themesOf[house(sign) - 1]!,
      span: language.spans[readingPeriod],
    }),
  }
}

/** Renders the sign of a graha in the span, and since or until when it is there. */
export function renderPosition(narrator: Narrator, passage: Passage, isTitle = false): string {
  const { language, claim, names, sky } = narrator
  const { facts } = language
  const { graha, sign, fromSign, from, to, leaves, evidence } = passage
  const slot = isTitle ? 'preview' : 'where'
  // Different grahas and successive stays of one get different variants.
  const turn = sky.span.index + grahas.indexOf(graha) + sky.passages[graha].indexOf(passage)
  const render = (words: Variants) => claim(evidence, slot, words, values, turn)
  const values = {
    ...names(graha, sign),
    ...formatDegrees(passage),
    from: fromSign ? language.signs[fromSign] : '',
    day: language.day(fromSign ? from : to),
    start: language.dayOfMonth(from),
    end: language.dayOfMonth(to),
  }
  if (fromSign === null && !leaves) {
    return render(sky.span.readingPeriod === 'yearly' ? facts.stays : facts[paceOf(passage)])
  }
  if (fromSign === null) return render(facts.until)
  if (leaves && sky.span.readingPeriod !== 'weekly') return render(facts.between)
  return render(variantsFor(facts.enters, sky.span.readingPeriod))
}

const formatDegrees = ({ degrees: [a, b] }: Passage) => ({ a: String(a), b: String(b) })
const paceOf = ({ degrees: [a, b] }: Passage) => (a === b ? 'rests' : 'moves')

export const rulerOfTopic = ({ moonsign }: Narrator, topic: Topic): Graha =>
  rulerOf[signKeys[(signKeys.indexOf(moonsign) + topicHouses[topic] - 1) % 12]!]

/** Renders the sign of the ruler of a topic's house, and what its own house means for the topic. */
export function renderTopicRuler(
  narrator: Narrator,
  topic: Topic,
  stays: readonly MoonStay[],
): string {
  const { language, claim, names, say, sky } = narrator
  const { ruler: words } = language.facts
  const house = topicHouses[topic]
  const ruler = rulerOfTopic(narrator, topic)
  const matter = {
    matter: language.matters[topic],
    target: language.houses[house - 1]!,
    targetName: language.houseNames[house - 1]!,
  }
  const chooseHint = (sign: SignKey) => ({
    hint: say(`hint ${topic}`, language.hints[topic][narrator.house(sign) - 1]!),
  })
  const slot = 'ruler'
  // The topics of one period get different variants.
  const turn = sky.span.index + topics.indexOf(topic)
  if (ruler === 'Moon') {
    const { sign, from, to, evidence } = stays[sky.span.index % stays.length]!
    const when = language.when(from, to)
    const values = { ...names('Moon', sign), ...matter, ...chooseHint(sign), when }
    return capitalised(claim([evidence], slot, words.moon, values, turn))
  }
  const passage = sky.passages[ruler].at(-1)!
  const { sign, fromSign, from, evidence } = passage
  const values = {
    ...names(ruler, sign),
    ...matter,
    ...chooseHint(sign),
    ...formatDegrees(passage),
  }
  if (fromSign === null) return claim(evidence, slot, words[paceOf(passage)], values, turn)
  const entry = { from: language.signs[fromSign], day: language.day(from) }
  return claim(evidence, slot, words.enters, { ...values, ...entry }, turn)
}

/** Returns whether a stay lasts beyond the day on which it begins. */
export const lastsADay = ({ from, to, leaves }: Passage) => !leaves || !from.equals(to)

/**
 * The number of weeks from one interpretation of a graha's house to the next. With three variants per
 * house, it keeps any of them to three uses in the longest stay within a year (retrograde loops included):
 * 52 weeks for Jupiter, Saturn and Rahu, 27 for Mars, 18 for Venus.
 */
const weeksBetween: Record<ReadGraha, number> = {
  Sun: 1,
  Mercury: 2,
  Venus: 2,
  Mars: 3,
  Jupiter: 6,
  Saturn: 6,
  Rahu: 6,
}

/** The number of months from one interpretation of a graha's house to the next. */
const monthsBetween: Record<ReadGraha, number> = {
  Sun: 1,
  Mercury: 1,
  Venus: 1,
  Mars: 2,
  Jupiter: 3,
  Saturn: 3,
  Rahu: 3,
}

/** Numbers the interpretations of a graha's house; undefined for a span without one. */
export function readingNumber({ sky, moonsign }: Narrator, graha: ReadGraha): number | undefined {
  const { readingPeriod, index } = sky.span
  if (readingPeriod === 'yearly') return index
  const every = readingPeriod === 'weekly' ? weeksBetween[graha] : monthsBetween[graha]
  const count = index + fnv1a(graha) + signKeys.indexOf(moonsign)
  return count % every === 0 ? count / every : undefined
}

/** Returns the interpretations of a graha by house: weeks have sentences of their own. */
export const readingsByHouse = ({ language, sky }: Narrator, graha: ReadGraha): ByHouse =>
  sky.span.readingPeriod === 'weekly' && graha !== 'Saturn'
    ? language.transits[graha]
    : language.longer[graha]

/** Renders a graha's stays in the span: the sign, its interpretation, and whether it is retrograde. */
export function renderPassages(narrator: Narrator, graha: ReadGraha, most: number): string[] {
  const { language, say, claim, house, names, sky } = narrator
  const stays = sky.passages[graha].filter(lastsADay).slice(-most)
  const reading = readingNumber(narrator, graha)
  return stays.map((passage, at) => {
    const { sign, evidence } = passage
    // A graha that returns to a house gets another variant.
    const before = stays.slice(0, at).filter((one) => one.sign === sign).length
    const sentences = readingsByHouse(narrator, graha)[house(sign) - 1]!
    const retrograde =
      passage.retrograde && graha !== 'Rahu' && sky.span.readingPeriod !== 'yearly'
        ? [
            claim(
              evidence,
              'back',
              variantsFor(language.facts.isRetrograde, sky.span.readingPeriod),
              names(graha, sign),
              sky.span.index + grahas.indexOf(graha),
            ),
          ]
        : []
    return [
      renderPosition(narrator, passage),
      ...(reading === undefined
        ? []
        : [say(`${graha} in ${house(sign)}`, sentences, undefined, reading + before)]),
      ...retrograde,
    ].join(' ')
  })
}

/** Returns `open` if at least half of a topic's significators are in easy houses. */
export function toneOf(narrator: Narrator, grahas: readonly Exclude<Graha, 'Moon'>[]): Tone {
  const easy = grahas.filter((graha) => {
    const last = narrator.sky.passages[graha].at(-1)!
    return isEasy(graha, narrator.house(last.sign))
  })
  return easy.length * 2 >= grahas.length ? 'open' : 'steady'
}
