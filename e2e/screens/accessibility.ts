import type { Page } from '@playwright/test'
import { productUrl } from '../product.ts'
import { expect, test } from '../test.ts'
import {
  axeFaults,
  fadedControls,
  focusFaults,
  headFaults,
  targetFaults,
  widthFaults,
} from './checks.ts'
import { thePeople, type People } from './fixtures.ts'
import { screens } from './screens.ts'

/** Of a window of 1280 px at its own size and at 200 %, of a phone, and of the narrowest one. */
const widths = [1280, 640, 360, 320]

/** A screen is opened once, and the window changes around it. */
async function faultsAtEveryWidth(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 640 ? 450 : 800 })
    const found = await widthFaults(page)
    if (width === 360) found.push(...(await targetFaults(page)))
    faults.push(...found.map((words) => `${width} px: ${words}`))
  }
  return faults
}

/** Where the device sets the colours, axe has none to judge: what is drawn is looked at. */
async function faultsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  return [
    ...(await widthFaults(page)),
    ...(await fadedControls(page)),
    ...(await focusFaults(page)),
  ]
}

/** One test a screen, in one theme and one language, and in forced colours where that is asked for. */
export function everyScreenIsAccessible({
  colorScheme,
  languageId,
  forcedColours,
}: {
  colorScheme: 'dark' | 'light'
  languageId: number
  forcedColours: boolean
}): void {
  let people: People
  test.beforeAll(async () => {
    people = await thePeople()
  })
  test.describe(`in ${colorScheme}, language ${languageId}`, () => {
    for (const { name, open, complaints = [] } of screens)
      test(`${name} is whole, and axe finds nothing`, async ({ newVisit }) => {
        const visit = await newVisit({
          colorScheme,
          deviceScaleFactor: 2,
          expectedComplaints: [...complaints],
        })
        const { page, context } = visit
        await context.addCookies([
          { name: 'language', value: String(languageId), url: productUrl() },
        ])
        await open(visit, people)
        expect([
          ...(await headFaults(page)),
          ...(await axeFaults(page)),
          ...(await faultsAtEveryWidth(page)),
          ...(forcedColours ? await faultsInForcedColours(page) : []),
        ]).toEqual([])
      })
  })
}
