import type { Graha, SignKey } from '@rashi/sky'
import { capitalised, chooseInTurn, fill } from './choose.rules.ts'
import { houseFrom, type House, isEasy } from './gochara.rules.ts'
import type { Language, ReadGraha, Tone, Variants } from './language.ts'
import type { Passage, SpanSky } from './span-sky.ts'

/** One who tells one sign, in one language, what one span of the sky is about. */
export interface Teller {
  readonly sky: SpanSky
  readonly moonsign: SignKey
  readonly language: Language
  house(sign: SignKey): House
  /** A sentence of a list, filled; `slot` tells lists and places apart. */
  say(slot: string, variants: Variants, values?: Record<string, string>): string
  /** The names that templates about a graha in a sign ask for. */
  names(graha: Graha, sign: SignKey): Record<string, string>
}

export function tellerOf(sky: SpanSky, moonsign: SignKey, language: Language): Teller {
  const { type, index } = sky.span
  const house = (sign: SignKey) => houseFrom(moonsign, sign)
  return {
    sky,
    moonsign,
    language,
    house,
    say: (slot, variants, values = {}) => {
      const template = chooseInTurn(variants, `${moonsign} ${type} ${slot}`, index)
      const said = fill(template, values)
      // A sentence that begins with a name begins with a capital, whatever the name has elsewhere.
      return template.startsWith('{') ? capitalised(said) : said
    },
    names: (graha, sign) => ({
      graha: language.grahas[graha],
      sign: language.signs[sign],
      house: language.houses[house(sign) - 1]!,
      houseName: language.houseNames[house(sign) - 1]!,
      span: language.spans[type],
    }),
  }
}

/** Where a graha is in the span, and since or until when. */
export function tellWhere(teller: Teller, passage: Passage): string {
  const { language, say, names, sky } = teller
  const { facts } = language
  const { graha, sign, fromSign, from, to, leaves } = passage
  const slot = `where ${graha} ${sign}`
  const values = {
    ...names(graha, sign),
    from: fromSign ? language.signs[fromSign] : '',
    day: language.day(fromSign ? from : to),
    start: language.dayOfMonth(from),
    end: language.dayOfMonth(to),
  }
  if (fromSign === null && !leaves) return say(slot, facts.stays, values)
  if (fromSign === null) return say(slot, facts.until, values)
  if (leaves && sky.span.type > 1) return say(slot, facts.between, values)
  return say(slot, facts.enters, values)
}

/** A stay that ends on the span's first day is none to speak of. */
const lastsADay = ({ from, to, leaves }: Passage) => !leaves || !from.equals(to)

/** A graha's way through the span: where it is, and what that is read as. */
export function tellPassages(teller: Teller, graha: ReadGraha, most: number): string[] {
  const { language, say, house, names, sky } = teller
  const told = sky.passages[graha].filter(lastsADay).slice(-most)
  return told.map((passage) => {
    const sentences = language.transits[graha][house(passage.sign) - 1]!
    const turnsBack =
      passage.retrograde && graha !== 'Rahu' && sky.span.type < 3
        ? [say(`back ${graha}`, language.facts.isRetrograde, names(graha, passage.sign))]
        : []
    return [
      tellWhere(teller, passage),
      say(`${graha} in ${house(passage.sign)}`, sentences),
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
