import { expect, test, vi } from 'vitest'

test('a sign-out in another tab, which changes the storage three times, is reported once', async () => {
  const storage = new Map([['auth-token', 'ours']])
  const tab = new EventTarget()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.delete(key),
    },
  })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } })
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  // The module reads the storage when it is loaded, and another file may have loaded it before.
  vi.resetModules()
  const { watchOtherTabs, session } = await import('./session.ts')
  const reported: (string | undefined)[] = []
  const stop = watchOtherTabs((token) => reported.push(token))
  const change = (token?: string) => {
    if (token === undefined) storage.clear()
    else storage.set('auth-token', token)
    tab.dispatchEvent(new Event('storage'))
  }
  for (let event = 1; event <= 3; event++) change()
  expect(reported).toEqual([undefined])
  change('another')
  expect(reported).toEqual([undefined, 'another'])
  // A change by this tab is not reported, and does not hide changes by others.
  session.open('own')
  change('own')
  change()
  expect(reported).toEqual([undefined, 'another', undefined])
  stop()
  vi.unstubAllGlobals()
})
