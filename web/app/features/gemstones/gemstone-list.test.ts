import type { Gemstone, GemstonePage } from '@rashi/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure } from '../../lib/api-failure.ts'
import { createGemstoneList, hasFilter } from './gemstone-list.ts'

const all = { categoryId: undefined, search: '' }
const rubies = { categoryId: undefined, search: 'ruby' }
const hour = 3_600_000

const stone = (id: number) => ({ id }) as Gemstone
const page = (current_page: number, ids: number[], last_page = 3): GemstonePage => ({
  data: ids.map(stone),
  current_page,
  last_page,
  per_page: 2,
  total: 6,
})

let nowMs = 0
let requested: string[]
let announced: string[]
let answers: PromiseWithResolvers<GemstonePage>[]
let list: ReturnType<typeof createGemstoneList>
beforeEach(() => {
  ;[nowMs, requested, announced, answers] = [1_000 * hour, [], [], []]
  list = createGemstoneList({
    nowMs: () => nowMs,
    announce: ({ message }) => announced.push(message),
    fetchPage: ({ search }, number) => {
      requested.push(`${search}${number}`)
      const answer = Promise.withResolvers<GemstonePage>()
      answers.push(answer)
      return answer.promise
    },
  })
})
const answer = async (fetching: Promise<void>, response: GemstonePage) => {
  answers.at(-1)?.resolve(response)
  await fetching
}
const current = (filter = all) => {
  const found = list.store.get()
  return hasFilter(found, filter) ? found : undefined
}
const ids = (filter = all) => current(filter)?.stones.map(({ id }) => id)

describe('the list of gemstones', () => {
  test('appends pages up to the last one, without duplicates (GEM-02)', async () => {
    await answer(list.enter(all), page(1, [1, 2]))
    const more = list.more()
    void list.more()
    await answer(more, page(2, [2, 3]))
    await answer(list.more(), page(3, [4]))
    await list.more()
    expect(ids()).toEqual([1, 2, 3, 4])
    expect(requested).toEqual(['1', '2', '3'])
  })

  test('is reset by another search, and by a return to the first (GEM-03, GEM-04)', async () => {
    await answer(list.enter(all), page(1, [1, 2]))
    const entering = list.enter(rubies)
    expect(current(all)).toBeUndefined()
    expect(current(rubies)).toMatchObject({ stones: [], isLoading: true })
    await answer(entering, page(1, [7], 1))
    expect(ids(rubies)).toEqual([7])
    await answer(list.enter(all), page(1, [1, 2]))
    expect(requested).toEqual(['1', 'ruby1', '1'])
  })

  test('ignores the answer to a list that was reset meanwhile (GEM-03)', async () => {
    const slow = list.enter(all)
    const late = answers[0]
    await answer(list.enter(rubies), page(1, [7], 1))
    late?.resolve(page(1, [1, 2]))
    await slow
    expect(ids(rubies)).toEqual([7])
    expect(current(all)).toBeUndefined()
  })

  test('is used again on entry until it is four hours old, and fetched again after that (GEM-05)', async () => {
    await answer(list.enter(all), page(1, [1, 2]))
    await answer(list.more(), page(2, [3, 4]))
    nowMs += 4 * hour - 1
    await list.enter(all)
    expect(ids()).toEqual([1, 2, 3, 4])
    expect(requested).toHaveLength(2)
    nowMs += 1
    await answer(list.enter(all), page(1, [1, 2]))
    expect(ids()).toEqual([1, 2])
    expect(requested).toEqual(['1', '2', '1'])
  })

  test('begins with the page that the server rendered, without a request (GEM-01)', async () => {
    list.begin(all, page(1, [1, 2]))
    await list.enter(all)
    expect(ids()).toEqual([1, 2])
    await answer(list.more(), page(2, [3, 4]))
    expect(requested).toEqual(['2'])
  })

  test('keeps its pages when the next one fails, announces it, and fetches the same page again', async () => {
    await answer(list.enter(all), page(1, [1, 2]))
    const more = list.more()
    answers.at(-1)?.reject(new ApiFailure('The connection is down.', { code: 'network-down' }))
    await more
    expect(current(all)).toMatchObject({ isLoading: false, failure: { code: 'network-down' } })
    expect(ids()).toEqual([1, 2])
    expect(announced).toEqual(['The connection is down.'])
    await answer(list.more(), page(2, [3, 4]))
    expect(current(all)?.failure).toBeUndefined()
    expect(requested).toEqual(['1', '2', '2'])
  })
})
