import { expect, test, vi } from 'vitest'

test('a sign-out in another tab, which changes its storage three times, is heard once', async () => {
  const storage = new Map([['auth-token', 'ours']])
  const tab = new EventTarget()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  })
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } })
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  const { watchOtherTabs, session } = await import('./session.ts')
  const heard: (string | undefined)[] = []
  const stop = watchOtherTabs((token) => heard.push(token))
  const change = (token?: string) => {
    if (token === undefined) storage.clear()
    else storage.set('auth-token', token)
    tab.dispatchEvent(new Event('storage'))
  }
  for (let event = 1; event <= 3; event++) change()
  expect(heard).toEqual([undefined])
  change('another')
  expect(heard).toEqual([undefined, 'another'])
  // What this tab does itself is nothing to be told of, and does not hide what others do.
  session.open('own')
  change('own')
  change()
  expect(heard).toEqual([undefined, 'another', undefined])
  stop()
  vi.unstubAllGlobals()
})
