import type { User } from '@rashi/contract'
import { describe, expect, test } from 'vitest'
import { createUserStore } from './user.ts'

const asha = { id: '0193-asha', full_name: 'Asha Rao' } as User
const ben = { id: '0193-ben', full_name: 'Ben Cole' } as User

describe('the visitor', () => {
  test('is a guest with no id while there is no token (ID-44)', async () => {
    const store = createUserStore({ hasToken: () => false, fetchUser: async () => asha })
    expect(await store.load()).toBeUndefined()
    expect(store.get()).toEqual({ isLoggedIn: false, isFetching: false })
  })

  test('has an id and is logged in once the details are loaded, and is fetching until then (ID-44)', async () => {
    const { promise, resolve } = Promise.withResolvers<User>()
    const store = createUserStore({ hasToken: () => true, fetchUser: () => promise })
    const seen: boolean[] = []
    store.store.subscribe(() => seen.push(store.get().isFetching))
    const loading = store.load()
    expect(store.get()).toEqual({ isLoggedIn: true, isFetching: true })
    resolve(asha)
    await loading
    expect(store.get()).toMatchObject({ id: asha.id, isLoggedIn: true, isFetching: false })
    expect(seen).toEqual([true, false])
  })

  test('is not fetching after loading the details has failed (ID-44)', async () => {
    const store = createUserStore({
      hasToken: () => true,
      fetchUser: () => Promise.reject(new Error('down')),
    })
    await expect(store.load()).rejects.toThrow('down')
    expect(store.get().isFetching).toBe(false)
  })

  test('is fetched once for concurrent callers', async () => {
    let requests = 0
    const store = createUserStore({
      hasToken: () => true,
      fetchUser: async () => {
        requests += 1
        return asha
      },
    })
    await Promise.all([store.load(), store.load(), store.load()])
    await store.load()
    expect(requests).toBe(1)
  })

  test('is not replaced by a late answer about a former user (ID-40)', async () => {
    const answers = [Promise.withResolvers<User>(), Promise.withResolvers<User>()]
    let requests = 0
    const store = createUserStore({
      hasToken: () => true,
      fetchUser: () => answers[requests++]!.promise,
    })
    const former = store.load()
    store.reset()
    const present = store.load()
    answers[1]!.resolve(ben)
    await present
    answers[0]!.resolve(asha)
    await former
    expect(store.get().id).toBe(ben.id)
  })
})
