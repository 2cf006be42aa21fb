import { type SignKey, signKeys } from '@rashi/sky'
import type { ByHouse } from '../texts/units.ts'
import { houseFrom, type House } from '../rules/gochara.rules.ts'
import type { AlmanacDay } from '../sky/almanac-days.ts'
import { isOpposed, tagsOf } from '../rules/tags.rules.ts'
import { type Choosing, costOfSharing, Opposed, type Unit, unitsOf } from './told.ts'

/** For each house, advice for the days that the Moon spends in it, in turn. */
export type AdviceByHouse<T> = ByHouse<readonly Unit<T>[]>

/** A day with what is advised on it. */
export interface AdvisedDay<T> {
  readonly day: AlmanacDay
  readonly unit: Unit<T>
}

/** So much advice for each house; the Moon spends at most three days in a sign. */
const mostOfHouse = 3

/**
 * Chooses for each house the advice that the sign was told least and that opposes nothing that the period
 * has advised, and notes what is used on the given days.
 * @throws {Opposed} if a house has none left
 */
export function chooseAdvice<T extends string | object>(
  id: string,
  texts: ByHouse<readonly T[]>,
  days: readonly AlmanacDay[],
  { told, index, moonsign, given, shared, chosen, isLenient }: Choosing,
): AdviceByHouse<T> {
  const advice = Object.fromEntries(
    signKeys.map((_, at) => {
      const house = (at + 1) as House
      const units = unitsOf(`${id}.${house}`, texts[house])
      // The signs begin in different places of a list.
      const turn = Math.floor((signKeys.indexOf(moonsign) * units.length) / signKeys.length)
      const cost = ({ id: unit }: Unit<T>) =>
        told.cost(unit, index) + (shared.has(unit) ? costOfSharing : 0)
      const open = [...units.slice(turn), ...units.slice(0, turn)].filter(
        ({ text }) => !isOpposed(adviceTagsOf(text), given),
      )
      if (open.length === 0 && !isLenient) throw new Opposed([...given])
      const list = open.length > 0 ? open : units
      return [house, list.toSorted((a, b) => cost(a) - cost(b)).slice(0, mostOfHouse)]
    }),
  ) as unknown as AdviceByHouse<T>
  for (const { unit } of adviseDays(days, moonsign, advice)) chosen.push(unit.id)
  return advice
}

/** Lists the tags of a text, or of all texts of an object. */
export const adviceTagsOf = (text: string | object) =>
  (typeof text === 'string' ? [text] : Object.values(text)).flatMap(tagsOf)

/** Gives each day the next advice for the house that the Moon is in. */
export function adviseDays<T>(
  days: readonly AlmanacDay[],
  moonsign: SignKey,
  advice: AdviceByHouse<T>,
): AdvisedDay<T>[] {
  return days.map((day, index) => {
    const before = days.slice(0, index).filter(({ moonSign }) => moonSign === day.moonSign).length
    const list = advice[houseFrom(moonsign, day.moonSign)]
    return { day, unit: list[before % list.length]! }
  })
}
