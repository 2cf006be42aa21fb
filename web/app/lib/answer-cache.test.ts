import { beforeEach, describe, expect, test } from 'vitest'
import { createAnswerCache, maxAgeMilliseconds } from './answer-cache.ts'

let nowMs = 0
let requests: PromiseWithResolvers<string>[]
let cache: ReturnType<typeof createAnswerCache<string>>
beforeEach(() => {
  ;[nowMs, requests] = [1_700_000_000_000, []]
  cache = createAnswerCache(
    () => {
      const request = Promise.withResolvers<string>()
      requests.push(request)
      return request.promise
    },
    () => nowMs,
  )
})

describe('a cached answer', () => {
  test('is used until it is four hours old, and fetched again after that', async () => {
    cache.set('first')
    nowMs += maxAgeMilliseconds - 1
    expect(await cache.load()).toBe('first')
    nowMs += 1
    const loading = cache.load()
    expect(cache.store.get()).toEqual({ answer: 'first', isFetching: true })
    requests[0]!.resolve('second')
    expect(await loading).toBe('second')
    expect(requests).toHaveLength(1)
  })

  test('is not replaced by an answer that was requested before it was set', async () => {
    const refreshing = cache.refresh()
    cache.set('newer')
    requests[0]!.resolve('older')
    await refreshing
    expect(cache.store.get()).toEqual({ answer: 'newer', isFetching: false })
  })

  test('stays when fetching it again fails, which the caller learns', async () => {
    cache.set('first')
    const refreshing = cache.refresh()
    requests[0]!.reject(new Error('down'))
    await expect(refreshing).rejects.toThrow('down')
    expect(cache.store.get()).toEqual({ answer: 'first', isFetching: false })
  })
})
