import { type SignKey, signKeys } from '@rashi/sky'
import type { ByHouse } from '../texts/units.ts'
import { houseFrom, type House } from '../rules/gochara.rules.ts'
import type { AlmanacDay } from '../sky/almanac-days.ts'
import { isOpposed, type Tag, tagsOf } from '../rules/tags.rules.ts'
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
      const withCost = (unit: Unit<T>) => ({
        unit,
        cost: told.cost(unit.id, index) + (shared.has(unit.id) ? costOfSharing : 0),
      })
      const open = [...units.slice(turn), ...units.slice(0, turn)].filter(
        ({ text }) => !isOpposed(adviceTagsOf(text), given),
      )
      if (open.length === 0 && !isLenient) throw new Opposed([...given])
      const leastTold = (open.length > 0 ? open : units)
        .map(withCost)
        .toSorted((a, b) => a.cost - b.cost)
      return [house, leastTold.slice(0, mostOfHouse).map(({ unit }) => unit)]
    }),
  ) as unknown as AdviceByHouse<T>
  for (const { unit } of adviseDays(days, moonsign, advice)) chosen.push(unit.id)
  return advice
}

/** The tags of the objects that were asked for, which are asked for again for every sign and period. */
const knownTags = new WeakMap<object, readonly Tag[]>()

/** Lists the tags of a text, or of all texts of an object. */
export function adviceTagsOf(text: string | object): readonly Tag[] {
  if (typeof text === 'string') return tagsOf(text)
  let tags = knownTags.get(text)
  if (!tags) knownTags.set(text, (tags = Object.values(text).flatMap(tagsOf)))
  return tags
}

/** For each house, the numbers (from 1) of the advice that was chosen from its list, in turn. */
export type AdviceNumbers = readonly (readonly number[])[]

export const numbersOfAdvice = <T>(advice: AdviceByHouse<T>): AdviceNumbers =>
  signKeys.map((_, at) => advice[(at + 1) as House].map(({ id }) => Number(id.split('.').at(-1))))

/** Returns the advice that some numbers stand for, which must be of the same texts. */
export const adviceFromNumbers = <T>(
  id: string,
  texts: ByHouse<readonly T[]>,
  numbers: AdviceNumbers,
): AdviceByHouse<T> =>
  Object.fromEntries(
    signKeys.map((_, at) => {
      const house = (at + 1) as House
      const units = unitsOf(`${id}.${house}`, texts[house])
      return [house, numbers[at]!.map((number) => units[number - 1]!)]
    }),
  ) as unknown as AdviceByHouse<T>

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
