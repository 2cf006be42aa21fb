import type { SignKey } from '@rashi/sky'
import { fnv1a } from '../rules/text.rules.ts'
import { isOpposed, opposites, type Tag, tagsOf } from '../rules/tags.rules.ts'

/** A text that could be used, with the id by which its uses are counted. */
export interface Unit<T = string> {
  readonly id: string
  readonly text: T
}

/** A unit with what speaks against it, in the same measure as a period since it was last told. */
export interface Candidate<C> {
  readonly unit: Unit
  readonly cost: number
  readonly context: C
}

/** The units of the lists that were asked for, which are asked for again for every sign and period. */
const knownUnits = new WeakMap<readonly unknown[], Map<string, readonly Unit<unknown>[]>>()

/** Numbers the texts of a list. */
export function unitsOf<T>(id: string, texts: readonly T[]): readonly Unit<T>[] {
  const ofList = knownUnits.get(texts) ?? new Map<string, readonly Unit<unknown>[]>()
  knownUnits.set(texts, ofList)
  let units = ofList.get(id) as readonly Unit<T>[] | undefined
  if (!units)
    ofList.set(id, (units = texts.map((text, index) => ({ id: `${id}.${index + 1}`, text }))))
  return units
}

/** Beyond this many periods a repetition is no worse than any other. */
const memorablePeriods = 60
const costOfRepetition = 60

/** How often, and when last, the readers of one sign were told a unit. */
export interface Told {
  /** Returns the cost of telling a unit in a period: none if it is new. */
  cost(id: string, index: number): number
  record(id: string, index: number): void
}

export function createTold(): Told {
  const uses = new Map<string, { times: number; last: number }>()
  return {
    cost(id, index) {
      const use = uses.get(id)
      if (!use) return 0
      const recency = Math.max(0, memorablePeriods - (index - use.last))
      return use.times ** 2 * costOfRepetition + 2 * recency
    },
    record(id, index) {
      uses.set(id, { times: (uses.get(id)?.times ?? 0) + 1, last: index })
    },
  }
}

/** The cost of a text that the period has told already. */
const costOfChosen = 2_000
/** The cost of advice that left a later choice without a text in an earlier attempt. */
const costOfAvoided = 5_000
/** The cost of each tag of a text, because its advice narrows the choice of those after it. */
const costOfTag = 8
/** The cost of a text that another sign is told in the same period. */
export const costOfSharing = 200

/** The state of a period that is being planned. */
export interface Choosing {
  readonly told: Told
  readonly index: number
  /** The sign for whose readers is chosen. */
  readonly moonsign: SignKey
  /** Units that other signs are told in the same period. */
  readonly shared: ReadonlySet<string>
  /** The advice that the period has given so far. */
  readonly given: Set<Tag>
  /** Tags that left later choices without a text in an earlier attempt. */
  readonly avoided: ReadonlySet<Tag>
  /** The ids chosen so far. */
  readonly chosen: string[]
  /** Whether opposed advice is taken rather than none: the last attempt of a period must succeed. */
  readonly isLenient: boolean
}

/** Thrown when the advice given so far opposes every text of a choice. */
export class Opposed extends Error {
  readonly tags: readonly Tag[]
  constructor(tags: readonly Tag[]) {
    super('The advice given opposes every text')
    this.tags = tags
  }
}

/** Lists the candidates whose advice opposes nothing that the period has advised. */
export const listOpen = <C>(
  candidates: readonly Candidate<C>[],
  given: ReadonlySet<Tag>,
): Candidate<C>[] => candidates.filter(({ unit }) => !isOpposed(tagsOf(unit.text), given))

/**
 * Chooses the unit that was told least and longest ago, among those whose advice does not oppose what the
 * period has advised already; between equals a hash decides. Notes its use and its advice.
 * @throws {Opposed} if none is left and the choice is not lenient
 */
export function chooseCandidate<C>(
  candidates: readonly Candidate<C>[],
  { told, index, moonsign, shared, given, avoided, chosen, isLenient }: Choosing,
): Candidate<C> {
  const hashed = fnv1a(`${moonsign} ${index} `)
  const cost = ({ unit, cost: own }: Candidate<C>) => {
    const tags = tagsOf(unit.text)
    return (
      told.cost(unit.id, index) +
      own +
      costOfTag * tags.filter((tag) => !given.has(tag)).length +
      (tags.some((tag) => avoided.has(tag)) ? costOfAvoided : 0) +
      (shared.has(unit.id) ? costOfSharing : 0) +
      (chosen.includes(unit.id) ? costOfChosen : 0) +
      fnv1a(unit.id, hashed) / 2 ** 32
    )
  }
  const open = listOpen(candidates, given)
  const best = findCheapest(open.length === 0 && isLenient ? candidates : open, cost)
  if (!best)
    throw new Opposed(
      candidates.flatMap(({ unit }) => tagsOf(unit.text).map((tag) => opposites[tag])),
    )
  chosen.push(best.unit.id)
  for (const tag of tagsOf(best.unit.text)) given.add(tag)
  return best
}

/** Finds the value that costs least, the first of equals. */
function findCheapest<T>(values: readonly T[], costOf: (value: T) => number): T | undefined {
  let best: T | undefined
  let least = Infinity
  for (const value of values) {
    const cost = costOf(value)
    if (cost >= least) continue
    best = value
    least = cost
  }
  return best
}

/** Returns units as candidates without a cost or context of their own. */
export const toCandidates = (units: readonly Unit[]): Candidate<undefined>[] =>
  units.map((unit) => ({ unit, cost: 0, context: undefined }))

/** Chooses one of some units by `chooseCandidate`. */
export function chooseText(
  units: readonly Unit[],
  choosing: Choosing,
): { unit: string; text: string } {
  const { unit } = chooseCandidate(toCandidates(units), choosing)
  return { unit: unit.id, text: unit.text }
}

/** So often choices are made again to avoid advice that left a choice without a text. */
const mostAttempts = 8

/** Tries again while advice is opposed, each time avoiding the advice that stood in the way. */
export function attempt<T>(plan: (avoided: ReadonlySet<Tag>, isLenient: boolean) => T): T {
  const avoided = new Set<Tag>()
  for (let attempts = 1; attempts < mostAttempts; attempts++)
    try {
      return plan(avoided, false)
    } catch (error) {
      if (!(error instanceof Opposed)) throw error
      for (const tag of error.tags) avoided.add(tag)
    }
  return plan(avoided, true)
}
