import { expect, test } from 'vitest'
import { screens, withoutScreen } from '../e2e/screens/screens.ts'
import routes from '../web/app/routes.ts'

interface Entry {
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly children?: readonly Entry[] | undefined
}

/** Lists the paths of routes without layouts. */
const listPaths = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path === undefined && !index ? [] : [`/${path ?? ''}`]),
    ...listPaths(children ?? []),
  ])

const listPathsWithoutScreen = (entries: readonly Entry[]) =>
  listPaths(entries).filter(
    (path) => !withoutScreen.includes(path) && !screens.some(({ route }) => route === path),
  )

test('every route has a screen or is listed as without one, and no others are listed', () => {
  expect(listPathsWithoutScreen(routes)).toEqual([])
  const paths = listPaths(routes)
  const listed = [...screens.map(({ route }) => route), ...withoutScreen]
  expect(listed.filter((route) => !paths.includes(route))).toEqual([])
  expect(paths.length).toBeGreaterThan(40)
})

test('a planted route without a screen is found', () => {
  const planted = [...routes, { children: [{ path: 'moonrise' }, { path: 'terms' }] }]
  expect(listPathsWithoutScreen(planted)).toEqual(['/moonrise'])
})

test('screens have unique names in kebab-case', () => {
  const names = screens.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})
