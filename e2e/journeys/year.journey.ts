import type { Page } from '@playwright/test'
import { createPerson, seedSession } from '../helpers/accounts.ts'
import { saveCard } from '../helpers/checkout.ts'
import { call, productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

const phone = { width: 360, height: 740 }
const cover = '/horoscope/yearly/leo'
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })
const names = (page: Page) => contents(page).getByRole('heading', { level: 3 }).allInnerTexts()
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const countScreens = (page: Page) =>
  page.evaluate(() => document.querySelector('main')!.offsetHeight / innerHeight)

async function createDiamondReader() {
  const person = await createPerson()
  const body = { payment_plan_id: 2, horoscope_id: 5, card_id: await saveCard(person.token) }
  await call('POST /api/payment-plan/buy-subscription', { token: person.token, body })
  return person
}

/** Answers the year as if editors had written its own text and that of Money, in English. */
const letEditorsWrite = (page: Page) =>
  page.route('**/api/horoscope/user-new-single-horoscope/yearly/leo*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const year = body.horoscope.horoscopeData.at(-1)
    for (const { translations } of [year, year.parts[3]])
      translations.find((one: { language_id: number }) => one.language_id === 1).is_edited = true
    await route.fulfill({ response, json: body })
  })

/** Counts the times that the browser's print dialog is asked for. */
const countPrints = () => {
  window.print = () => {
    document.documentElement.dataset.prints = String(
      Number(document.documentElement.dataset.prints ?? 0) + 1,
    )
  }
}

test('a reader of a whole year turns its sections, goes back, returns to their place and prints it (DAY-33, DAY-34, DAY-35, DAY-36, DAY-37, DAY-38, DAY-42, STU-96)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit({ viewport: phone })
  await seedSession(context, await createDiamondReader())
  await page.addInitScript(countPrints)
  await page.goto(cover)
  const begin = page.getByRole('link', { name: 'Begin with Love and marriage' })
  await begin.waitFor()
  await page.getByRole('heading', { name: 'The year as a whole' }).waitFor()
  await page.getByRole('img', { name: /^The wheel of 2\d{3} for Leo, / }).waitFor()
  const sections = await names(page)
  expect(sections).toHaveLength(13)
  await expect(contents(page).getByText('Open', { exact: true })).toHaveCount(13)
  await expect(contents(page).getByText(/^\d+ min$/)).toHaveCount(13)
  expect(await countScreens(page)).toBeLessThan(6)

  await begin.click()
  for (const [index, name] of sections.entries()) {
    await heading(page, name).waitFor()
    await expect(heading(page, name)).toBeFocused()
    expect(await countScreens(page), name).toBeLessThan(6)
    if (index === 12) break
    const next = page.getByRole('link', { name: 'Next' })
    await expect(next).toHaveAccessibleDescription(sections[index + 1]!)
    await next.click()
  }
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveAccessibleDescription(
    sections[11]!,
  )
  await page.goBack()
  await heading(page, sections[11]!).waitFor()
  await page.reload()
  await heading(page, sections[11]!).waitFor()
  await page.getByText('12 of 13').waitFor()

  await page.getByRole('link', { name: 'Cover and contents' }).click()
  await page.getByRole('link', { name: `Continue with ${sections[11]}` }).waitFor()
  await page.reload()
  const again = page.getByRole('link', { name: `Continue with ${sections[11]}` })
  await again.waitFor()
  await page.getByRole('button', { name: 'Chapters' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Money' }).click()
  await heading(page, 'Money').waitFor()

  await letEditorsWrite(page)
  await page.goto(cover)
  await page.getByRole('link', { name: 'Continue with Money' }).waitFor()
  const printed = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  await expect(printed('Money')).toHaveCount(0)
  await page.getByRole('button', { name: 'Print the year' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1')
  await expect(printed('Money')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const name of sections) await expect(printed(name)).toBeVisible()
  const leaves = page.getByText('Written by our editors').filter({ visible: true })
  await expect(leaves).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a guest sees the wheel and all sections with their prices, and puts a locked one into the basket (DAY-32, DAY-33, DAY-39, DAY-41)', async ({
  newVisit,
}) => {
  const { body } = await call('GET /api/horoscope/new-single-horoscope/yearly/leo')
  const money = body.horoscope.horoscopeData.at(-1).parts[3].id as number
  const address = `${cover}?section=${money}`
  const html = await (await fetch(productUrl() + address)).text()
  expect(html).toContain('<h1>Money</h1>')
  expect(html).toContain('This section is locked')
  const hindi = await (await fetch(`${productUrl()}${address}&lang=hi`)).text()
  expect(hindi).toContain('<h1>धन</h1>')

  const { page } = await newVisit({ viewport: phone })
  await page.goto(cover)
  await expect(contents(page).getByText('Locked · £3.99')).toHaveCount(13)
  await page.getByRole('link', { name: 'Sign up for a plan' }).waitFor()
  expect(await page.getByRole('button', { name: 'Print the year' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Chapters' }).count()).toBe(0)
  await page.getByText('The dates of the slow planets and the eclipses').click()
  await page.getByText('Eclipse of the').first().waitFor()
  await contents(page).getByRole('link', { name: 'Money' }).click()
  await page.waitForURL(`**${address}`)
  await expect(page.getByRole('link', { name: 'Next' })).toHaveAccessibleDescription('Property')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.waitForURL('**/life-events?sign=leo')
  const sums = page.getByRole('region', { name: 'Basket' }).getByRole('status').locator('dd')
  await expect(sums).toHaveText(['1', '£3.99'])
  await page.getByRole('button', { name: 'Remove from basket' }).waitFor()
  // Added twice, it is in the basket once.
  await page.goBack()
  await heading(page, 'Money').waitFor()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.waitForURL('**/life-events?sign=leo')
  await expect(sums).toHaveText(['1', '£3.99'])
})

test('a reader opens a section of an earlier year from its cover, by its address and after a reload (DAY-34, HOR-41)', async ({
  newVisit,
}) => {
  const person = await createDiamondReader()
  const year = new Date().getUTCFullYear() - 1
  const { body } = await call('GET /api/horoscope/user-new-single-horoscope/yearly/leo', {
    token: person.token,
  })
  const money = body.horoscope.horoscopeData.at(-2).parts[3]
  const { description } = money.translations.find(
    ({ language_id }: { language_id: number }) => language_id === 1,
  )
  const [, opening] = /<p>([^<]+)/.exec(description)!
  const { page, context } = await newVisit({ viewport: phone })
  await seedSession(context, person)
  await page.goto(`${cover}?period=${year}-01-01`)
  const wheel = page.getByRole('img', { name: `The wheel of ${year} for Leo` })
  await wheel.waitFor()
  await contents(page).getByRole('link', { name: 'Money' }).click()
  await heading(page, 'Money').waitFor()
  await page.getByText(opening!).waitFor()
  expect(new URL(page.url()).search).toBe(`?section=${money.id}`)
  await page.reload()
  await page.getByText(opening!).waitFor()
  await page.getByRole('link', { name: 'Next' }).click()
  await heading(page, 'Property').waitFor()
  await page.getByRole('link', { name: 'Cover and contents' }).click()
  await wheel.waitFor()
})
