import { aPerson, signedIn } from '../helpers/accounts.ts'
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
]
/** Each page that reads one of them, and what stands there when nothing was selected. */
const pages: [string, RegExp][] = [
  ['/payment-plan-select', /Choose your plan/],
  ['/order-confirm', /.+/],
  ['/life-events', /.+/],
  ['/life-event-confirmation', /.+/],
  ['/one-off-confirmation', /.+/],
  ['/consultation-form', /.+/],
  ['/consultation-detail/work-and-calling', /.+/],
  ['/dashboard', /Your horoscopes/],
  ['/payment-return', /.+/],
]

for (const [what, kept] of [
  ['broken JSON', '{"horoscopeId":5,'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['another shape', '{"key":7,"partIds":"all","slug":{},"planId":"gold","purchase":{"lines":3}}'],
] as const)
  test(`${what} in the tab's storage breaks no page (ERR-07)`, async ({ newVisit }) => {
    const { page, context } = await newVisit()
    await signedIn(context, await aPerson())
    await context.addInitScript(
      ([names, value]) => {
        for (const name of names as string[]) sessionStorage.setItem(name, value as string)
        localStorage.setItem('theme', value as string)
      },
      [keys, kept],
    )
    for (const [path, title] of pages) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1 }).first()
      await heading.waitFor()
      expect(await heading.innerText(), path).toMatch(title)
      expect(await page.getByText('This page could not be loaded').count(), path).toBe(0)
    }
  })
