import { numberOfReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { type Graha, grahas, type SignKey, signKeys } from '@rashi/sky'
import { capitalised, chooseInTurn, fill, hashOf } from './choose.rules.ts'
import { houseFrom, type House, isEasy, rulerOf } from './gochara.rules.ts'
import {
  type ByHouse,
  type Language,
  ownOf,
  type ReadGraha,
  type Tone,
  type Topic,
  topics,
  type Variants,
} from './sentences/language.ts'
import type { MoonStay } from './moon-stays.ts'
import type { Ground, Passage, SpanSky } from './span-sky.ts'

/** The house of a matter. */
export const topicHouses: Record<Topic, House> = {
  love: 7,
  work: 10,
  money: 2,
  health: 1,
  family: 4,
}

/** A sentence that claims something of the sky, and what it stands on. */
export interface Claim {
  readonly sentence: string
  readonly grounds: readonly Ground[]
}

/** One who tells one sign, in one language, what one span of the sky is about. */
export interface Teller {
  readonly sky: SpanSky
  readonly moonsign: SignKey
  readonly language: Language
  /** All that has been claimed so far. */
  readonly claims: Claim[]
  house(sign: SignKey): House
  /**
   * A sentence of a list, filled; `slot` tells lists and places apart. `turn` counts how often the
   * slot has been used, where that is not once a span.
   */
  say(slot: string, variants: Variants, values?: Record<string, string>, turn?: number): string
  /** The same, of the sky. */
  claim(
    grounds: readonly Ground[],
    slot: string,
    variants: Variants,
    values: Record<string, string>,
    turn?: number,
  ): string
  /** The names that templates about a graha in a sign ask for. */
  names(graha: Graha, sign: SignKey): Record<string, string>
}

/** Prime to the length of every list in use: signs then begin at places of their own. */
const signStride = 7

export function tellerOf(sky: SpanSky, moonsign: SignKey, language: Language): Teller {
  const { readingPeriod, index } = sky.span
  // The number is part of the key by which sentences are chosen: another key would choose others.
  const seed = numberOfReadingPeriod(readingPeriod)
  const house = (sign: SignKey) => houseFrom(moonsign, sign)
  const offset = signKeys.indexOf(moonsign) * signStride
  const claims: Claim[] = []
  const say: Teller['say'] = (slot, variants, values = {}, turn = index) => {
    const template = chooseInTurn(variants, `${seed} ${slot}`, turn + offset)
    const said = fill(template, values)
    // A sentence that begins with a name begins with a capital, whatever the name has elsewhere.
    return template.startsWith('{') ? capitalised(said) : said
  }
  return {
    sky,
    moonsign,
    language,
    claims,
    house,
    say,
    claim: (grounds, slot, variants, values, turn) => {
      const sentence = say(slot, variants, values, turn)
      claims.push({ sentence, grounds })
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

/** Where a graha is in the span, and since or until when. */
export function tellWhere(teller: Teller, passage: Passage, isTitle = false): string {
  const { language, claim, names, sky } = teller
  const { facts } = language
  const { graha, sign, fromSign, from, to, leaves, grounds } = passage
  const slot = isTitle ? 'preview' : 'where'
  // One graha beside another, and one stay after another, is told in other words.
  const turn = sky.span.index + grahas.indexOf(graha) + sky.passages[graha].indexOf(passage)
  const tell = (words: Variants) => claim(grounds, slot, words, values, turn)
  const values = {
    ...names(graha, sign),
    ...degreesOf(passage),
    from: fromSign ? language.signs[fromSign] : '',
    day: language.day(fromSign ? from : to),
    start: language.dayOfMonth(from),
    end: language.dayOfMonth(to),
  }
  if (fromSign === null && !leaves) {
    return tell(sky.span.readingPeriod === 'yearly' ? facts.stays : facts[paceOf(passage)])
  }
  if (fromSign === null) return tell(facts.until)
  if (leaves && sky.span.readingPeriod !== 'weekly') return tell(facts.between)
  return tell(ownOf(facts.enters, sky.span.readingPeriod))
}

const degreesOf = ({ degrees: [a, b] }: Passage) => ({ a: String(a), b: String(b) })
const paceOf = ({ degrees: [a, b] }: Passage) => (a === b ? 'rests' : 'moves')

export const rulerOfTopic = ({ moonsign }: Teller, topic: Topic): Graha =>
  rulerOf[signKeys[(signKeys.indexOf(moonsign) + topicHouses[topic] - 1) % 12]!]

/** The ruler of a matter's house: where it is, and what that house adds to the matter. */
export function tellRulerOf(teller: Teller, topic: Topic, stays: readonly MoonStay[]): string {
  const { language, claim, names, say, sky } = teller
  const { ruler: words } = language.facts
  const house = topicHouses[topic]
  const ruler = rulerOfTopic(teller, topic)
  const matter = {
    matter: language.matters[topic],
    target: language.houses[house - 1]!,
    targetName: language.houseNames[house - 1]!,
  }
  const hintOf = (sign: SignKey) => ({
    hint: say(`hint ${topic}`, language.hints[topic][teller.house(sign) - 1]!),
  })
  const slot = 'ruler'
  // The matters of one period take turns.
  const turn = sky.span.index + topics.indexOf(topic)
  if (ruler === 'Moon') {
    const { sign, from, to, ground } = stays[sky.span.index % stays.length]!
    const when = language.when(from, to)
    const values = { ...names('Moon', sign), ...matter, ...hintOf(sign), when }
    return capitalised(claim([ground], slot, words.moon, values, turn))
  }
  const passage = sky.passages[ruler].at(-1)!
  const { sign, fromSign, from, grounds } = passage
  const values = { ...names(ruler, sign), ...matter, ...hintOf(sign), ...degreesOf(passage) }
  if (fromSign === null) return claim(grounds, slot, words[paceOf(passage)], values, turn)
  const entry = { from: language.signs[fromSign], day: language.day(from) }
  return claim(grounds, slot, words.enters, { ...values, ...entry }, turn)
}

/** A stay that ends on the span's first day is none to speak of. */
export const lastsADay = ({ from, to, leaves }: Passage) => !leaves || !from.equals(to)

/**
 * Every how many weeks a graha's house is read. The longest stay of a graha in a house within a year
 * (retrograde loops included) over three ways to say it over this is three at most: 52 weeks for
 * Jupiter, Saturn and Rahu, 27 for Mars, 18 for Venus.
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

/** The same of months: who stays a year in a house is not read in every one of them. */
const monthsBetween: Record<ReadGraha, number> = {
  Sun: 1,
  Mercury: 1,
  Venus: 1,
  Mars: 2,
  Jupiter: 3,
  Saturn: 3,
  Rahu: 3,
}

/** Counts the readings of a graha's house; none in the spans between two. */
export function readingOf({ sky, moonsign }: Teller, graha: ReadGraha): number | undefined {
  const { readingPeriod, index } = sky.span
  if (readingPeriod === 'yearly') return index
  const every = readingPeriod === 'weekly' ? weeksBetween[graha] : monthsBetween[graha]
  const count = index + hashOf(graha) + signKeys.indexOf(moonsign)
  return count % every === 0 ? count / every : undefined
}

/** What a graha says by house: weeks have sentences of their own. */
export const readingsOf = ({ language, sky }: Teller, graha: ReadGraha): ByHouse =>
  sky.span.readingPeriod === 'weekly' && graha !== 'Saturn'
    ? language.transits[graha]
    : language.longer[graha]

/** A graha's way through the span: where it is, and what that is read as. */
export function tellPassages(teller: Teller, graha: ReadGraha, most: number): string[] {
  const { language, say, claim, house, names, sky } = teller
  const told = sky.passages[graha].filter(lastsADay).slice(-most)
  const reading = readingOf(teller, graha)
  return told.map((passage, at) => {
    const { sign, grounds } = passage
    // Who comes back into a house is read in another way.
    const before = told.slice(0, at).filter((one) => one.sign === sign).length
    const sentences = readingsOf(teller, graha)[house(sign) - 1]!
    const turnsBack =
      passage.retrograde && graha !== 'Rahu' && sky.span.readingPeriod !== 'yearly'
        ? [
            claim(
              grounds,
              'back',
              ownOf(language.facts.isRetrograde, sky.span.readingPeriod),
              names(graha, sign),
              sky.span.index + grahas.indexOf(graha),
            ),
          ]
        : []
    return [
      tellWhere(teller, passage),
      ...(reading === undefined
        ? []
        : [say(`${graha} in ${house(sign)}`, sentences, undefined, reading + before)]),
      ...turnsBack,
    ].join(' ')
  })
}

/** Easy where at least half of the grahas that speak of a matter are in easy houses. */
export function toneOf(teller: Teller, grahas: readonly Exclude<Graha, 'Moon'>[]): Tone {
  const easy = grahas.filter((graha) => {
    const last = teller.sky.passages[graha].at(-1)!
    return isEasy(graha, teller.house(last.sign))
  })
  return easy.length * 2 >= grahas.length ? 'open' : 'steady'
}
