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
let asked: string[]
let said: string[]
let answers: PromiseWithResolvers<GemstonePage>[]
let list: ReturnType<typeof createGemstoneList>
beforeEach(() => {
  ;[nowMs, asked, said, answers] = [1_000 * hour, [], [], []]
  list = createGemstoneList({
    nowMs: () => nowMs,
    announce: ({ message }) => said.push(message),
    fetchPage: ({ search }, number) => {
      asked.push(`${search}${number}`)
      const answer = Promise.withResolvers<GemstonePage>()
      answers.push(answer)
      return answer.promise
    },
  })
})
const answer = async (asking: Promise<void>, given: GemstonePage) => {
  answers.at(-1)?.resolve(given)
  await asking
}
const current = (filter = all) => {
  const found = list.store.get()
  return hasFilter(found, filter) ? found : undefined
}
const ids = (filter = all) => current(filter)?.stones.map(({ id }) => id)

describe('the list of gemstones', () => {
  test('appends pages to the last one, nothing twice, and asks for none after it (GEM-02)', async () => {
    await answer(list.enter(all), page(1, [1, 2]))
    const more = list.more()
    void list.more()
    await answer(more, page(2, [2, 3]))
    await answer(list.more(), page(3, [4]))
    await list.more()
    expect(ids()).toEqual([1, 2, 3, 4])
    expect(asked).toEqual(['1', '2', '3'])
  })

  test('is reset by another search, and by going back to the first (GEM-03, GEM-04)', async () => {
    await answer(list.enter(all), page(1, [1, 2]))
    const entering = list.enter(rubies)
    expect(current(all)).toBeUndefined()
    expect(current(rubies)).toMatchObject({ stones: [], isLoading: true })
    await answer(entering, page(1, [7], 1))
    expect(ids(rubies)).toEqual([7])
    await answer(list.enter(all), page(1, [1, 2]))
    expect(asked).toEqual(['1', 'ruby1', '1'])
  })

  test('passes over the answer to a list that was reset meanwhile (GEM-03)', async () => {
    const slow = list.enter(all)
    const late = answers[0]
    await answer(list.enter(rubies), page(1, [7], 1))
    late?.resolve(page(1, [1, 2]))
    await slow
    expect(ids(rubies)).toEqual([7])
    expect(current(all)).toBeUndefined()
  })

  test('is used again on entry while it is younger than four hours, and asked anew after (GEM-05)', async () => {
    await answer(list.enter(all), page(1, [1, 2]))
    await answer(list.more(), page(2, [3, 4]))
    nowMs += 4 * hour - 1
    await list.enter(all)
    expect(ids()).toEqual([1, 2, 3, 4])
    expect(asked).toHaveLength(2)
    nowMs += 1
    await answer(list.enter(all), page(1, [1, 2]))
    expect(ids()).toEqual([1, 2])
    expect(asked).toEqual(['1', '2', '1'])
  })

  test('begins with the page that the server sent along, without asking (GEM-01)', async () => {
    list.begin(all, page(1, [1, 2]))
    await list.enter(all)
    expect(ids()).toEqual([1, 2])
    await answer(list.more(), page(2, [3, 4]))
    expect(asked).toEqual(['2'])
  })

  test('keeps what it has when a page fails, says it, and asks again for the same page', async () => {
    await answer(list.enter(all), page(1, [1, 2]))
    const more = list.more()
    answers.at(-1)?.reject(new ApiFailure('The connection is down.', { code: 'network-down' }))
    await more
    expect(current(all)).toMatchObject({ isLoading: false, failure: { code: 'network-down' } })
    expect(ids()).toEqual([1, 2])
    expect(said).toEqual(['The connection is down.'])
    await answer(list.more(), page(2, [3, 4]))
    expect(current(all)?.failure).toBeUndefined()
    expect(asked).toEqual(['1', '2', '2'])
  })
})
