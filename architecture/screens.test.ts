import { expect, test } from 'vitest'
import { screens, withoutScreen } from '../e2e/screens/screens.ts'
import routes from '../web/app/routes.ts'

interface Entry {
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly children?: readonly Entry[] | undefined
}

/** The addresses of a site map, layouts left out. */
const addressesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path === undefined && !index ? [] : [`/${path ?? ''}`]),
    ...addressesOf(children ?? []),
  ])

const withoutAnyScreen = (entries: readonly Entry[]) =>
  addressesOf(entries).filter(
    (address) =>
      !withoutScreen.includes(address) && !screens.some(({ route }) => route === address),
  )

test('every route of the site map is looked at, and no other', () => {
  expect(withoutAnyScreen(routes)).toEqual([])
  const addresses = addressesOf(routes)
  const shown = [...screens.map(({ route }) => route), ...withoutScreen]
  expect(shown.filter((route) => !addresses.includes(route))).toEqual([])
  expect(addresses.length).toBeGreaterThan(40)
})

test('a route that nobody looks at is found', () => {
  const planted = [...routes, { children: [{ path: 'moonrise' }, { path: 'terms' }] }]
  expect(withoutAnyScreen(planted)).toEqual(['/moonrise'])
})

test('each screen has a name of its own, in kebab-case', () => {
  const names = screens.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})
