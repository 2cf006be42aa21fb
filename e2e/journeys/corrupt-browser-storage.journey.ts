import { sample } from '../../scripts/test-scope.ts'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { expect, test } from '../test.ts'

const keys = [
  'selected-horoscope',
  'selected-rising-sign',
  'selected-one-off',
  'life-event-basket',
  'bought-life-events',
  'consultation-draft',
  'order-draft',
  'pending-authentication',
  'last-purchase',
]
/** The pages that read one of these keys, and the headings that they show when nothing was selected. */
const pages: [string, RegExp][] = [
  ['/payment-plan-select', /Choose your plan/],
  ['/order-confirm', /.+/],
  ['/life-events', /.+/],
  ['/life-event-confirmation', /.+/],
  ['/one-off-confirmation', /.+/],
  ['/consultation-form', /.+/],
  ['/consultation-detail/work-and-calling', /.+/],
  ['/dashboard', /Today/],
  ['/payment-return', /.+/],
  ['/consultations', /Consultations/],
  ['/horoscope-generated', /.+/],
  ['/order-complete', /.+/],
]

const kinds = [
  ['invalid JSON', '{"horoscopeId":5,'],
  ['a list', '[]'],
  ['null', 'null'],
  [
    'an object of another shape',
    '{"key":7,"partIds":"all","slug":{},"planId":"gold","purchase":{"lines":3}}',
  ],
] as const
for (const [what, stored] of sample(kinds, kinds.length))
  test(`${what} in the storage of the tab breaks no page (ERR-07)`, async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await seedSession(context, await createPerson())
    await context.addInitScript(
      ([names, value]) => {
        for (const name of names as string[]) sessionStorage.setItem(name, value as string)
        localStorage.setItem('theme', value as string)
        localStorage.setItem('pending-order', value as string)
      },
      [keys, stored],
    )
    for (const [path, title] of pages) {
      await page.goto(path)
      // Behind a dialog a heading has no role.
      const heading = page.locator('h1').first()
      await heading.waitFor()
      await expect(heading, path).toHaveText(title)
      expect(await page.getByText('This page could not be loaded').count(), path).toBe(0)
    }
  })
