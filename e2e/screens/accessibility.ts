import type { Page } from '@playwright/test'
import { isExhaustive, sample } from '../../scripts/test-scope.ts'
import { productUrl } from '../product.ts'
import { expect, test } from '../test.ts'
import {
  checkAxe,
  checkFocus,
  checkForcedColours,
  checkHead,
  checkTargetSize,
  checkWidth,
} from './checks.ts'
import { createFixtures, type Fixtures } from './fixtures.ts'
import type { Screen } from './screen.ts'

/** Widths of a window of 1280 px at 100 % and 200 % zoom, of a phone, and of the narrowest phone. */
const widths = [1280, 640, 360, 320]

/** Resizes the window of an open screen to every width. */
async function checkEveryWidth(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 640 ? 450 : 800 })
    const found = await checkWidth(page)
    if (width === 360) found.push(...(await checkTargetSize(page)))
    faults.push(...found.map((fault) => `${width} px: ${fault}`))
  }
  return faults
}

/** Checks a screen in forced colours, where axe does not check contrast. */
async function checkInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  return [
    ...(await checkWidth(page)),
    ...(await checkForcedColours(page)),
    ...(await checkFocus(page)),
  ]
}

/** Returns all screens in an exhaustive run, otherwise one state of every fourth route, from the one at `first` on. */
export function sampleScreens(screens: readonly Screen[], first: 0 | 2): readonly Screen[] {
  if (isExhaustive) return screens
  const oneOfEachRoute = new Map(screens.toReversed().map((screen) => [screen.route, screen]))
  return sample(
    screens.filter((screen) => oneOfEachRoute.get(screen.route) === screen),
    4,
    first,
  )
}

/** Defines one test for every screen given, in one theme and one language, and on request in forced colours. */
export function testScreenAccessibility({
  checked,
  colorScheme,
  languageId,
  forcedColours,
}: {
  checked: readonly Screen[]
  colorScheme: 'dark' | 'light'
  languageId: number
  forcedColours: boolean
}): void {
  let fixtures: Fixtures
  test.beforeAll(async () => {
    fixtures = await createFixtures()
  })
  test.describe(`in the ${colorScheme} theme, language ${languageId}`, () => {
    for (const { name, open, consoleErrors = [] } of checked)
      test(`${name} is accessible and fits every width`, async ({ newVisit }) => {
        const visit = await newVisit({
          colorScheme,
          expectedConsoleErrors: [...consoleErrors],
        })
        const { page, context } = visit
        await context.addCookies([
          { name: 'language', value: String(languageId), url: productUrl() },
        ])
        await open(visit, fixtures)
        expect([
          ...(await checkHead(page)),
          ...(await checkAxe(page)),
          ...(await checkEveryWidth(page)),
          ...(forcedColours ? await checkInForcedColours(page) : []),
        ]).toEqual([])
      })
  })
}
