import { expect, test } from 'vitest'
import type { Tag } from '../rules/tags.rules.ts'
import { chooseCandidate, type Choosing, createTold, Opposed, unitsOf } from './told.ts'

const choosing = (index: number, told = createTold(), given: Tag[] = []): Choosing => ({
  told,
  index,
  moonsign: 'Leo',
  shared: new Set(),
  given: new Set(given),
  avoided: new Set(),
  chosen: [],
  isLenient: false,
})
const candidates = (texts: readonly string[]) =>
  unitsOf('list', texts).map((unit) => ({ unit, cost: 0, context: undefined }))

test('each text of a list is told once before any is told again, and the oldest is first to return', () => {
  const told = createTold()
  const list = candidates(['One.', 'Two.', 'Three.'])
  const ids = Array.from({ length: 6 }, (_, index) => {
    const { id } = chooseCandidate(list, choosing(index, told)).unit
    told.record(id, index)
    return id
  })
  expect(new Set(ids.slice(0, 3)).size).toBe(3)
  expect(ids.slice(3)).toEqual(ids.slice(0, 3))
})

test('a text whose advice opposes what the week has advised is passed over', () => {
  const list = candidates(['Stay at home. #in', 'Call on a friend. #out'])
  for (let index = 0; index < 20; index++)
    expect(chooseCandidate(list, choosing(index, createTold(), ['out'])).unit.text).toContain(
      'friend',
    )
})

test('a choice whose texts all oppose what was advised is refused, and a lenient one is made all the same', () => {
  const list = candidates(['Stay at home. #in'])
  const opposed = choosing(1, createTold(), ['out'])
  expect(() => chooseCandidate(list, opposed)).toThrow(Opposed)
  expect(chooseCandidate(list, { ...opposed, isLenient: true }).unit.id).toBe('list.1')
})

test('a text is not told twice in a period while there is another', () => {
  const own = choosing(1)
  const list = candidates(['One.', 'Two.', 'Three.'])
  const ids = [1, 2, 3].map(() => chooseCandidate(list, own).unit.id)
  expect(new Set(ids).size).toBe(3)
})

test('a text that another sign is told in the same period is chosen after all others', () => {
  const list = candidates(['One.', 'Two.'])
  const { unit } = chooseCandidate(list, choosing(1))
  const other = chooseCandidate(list, { ...choosing(1), shared: new Set([unit.id]) })
  expect(other.unit.id).not.toBe(unit.id)
})

test('the advice of a chosen text counts for what is chosen next', () => {
  const own = choosing(1)
  chooseCandidate(candidates(['Save it for later. #save']), own)
  expect([...own.given]).toEqual(['save'])
})

test('the same sign and period are told the same, whatever the process', () => {
  const list = candidates(['One.', 'Two.', 'Three.', 'Four.'])
  const ids = () =>
    Array.from({ length: 30 }, (_, index) => chooseCandidate(list, choosing(index)).unit.id)
  expect(ids()).toEqual(ids())
  expect(new Set(ids()).size).toBe(4)
})
