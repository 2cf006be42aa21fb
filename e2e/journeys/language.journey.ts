import { createPerson, seedSession, signIn } from '../helpers/accounts.ts'
import { call, productUrl } from '../product.ts'
import { expect, test, testVariant } from '../test.ts'

const hindi = { label: 'हिन्दी' }

test.describe('the language', () => {
  test('is English for a new visitor, can be chosen from those of the server, and is kept over a reload, for which the server renders it (LANG-02, LANG-03, LANG-05)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.goto('/terms')
    const selector = page.getByRole('combobox', { name: 'Language' })
    const { body } = await call('GET /api/language/list')
    await expect
      .poll(() => selector.locator('option').allInnerTexts())
      .toEqual(body.languages.map(({ name }: { name: string }) => name))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')

    await selector.selectOption(hindi)
    await page.getByRole('heading', { level: 1, name: 'नियम और शर्तें' }).waitFor()
    const answer = await page.reload()
    const html = await answer?.text()
    expect(html).toContain('<html lang="hi"')
    expect(html).toContain('नियम और शर्तें')
    await page.getByRole('button', { name: 'मेनू' }).waitFor()
  })

  testVariant(
    'changes the texts without a reload, to Hindi and back (LANG-03, LANG-05)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await page.goto('/nosuch')
      await page.getByRole('combobox', { name: 'Language' }).selectOption(hindi)
      await page.getByRole('heading', { name: 'पृष्ठ नहीं मिला' }).waitFor()
      await page.locator('html[lang=hi]').waitFor()
      await expect.poll(() => page.title()).toContain('पृष्ठ नहीं मिला')
      await page.getByRole('combobox', { name: 'भाषा' }).selectOption({ label: 'English' })
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      await page.locator('html[lang=en]').waitFor()
    },
  )

  testVariant(
    'is English again after signing out, which clears the storage (LANG-05)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await signIn(page, await createPerson())
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('combobox', { name: 'Language' }).selectOption(hindi)
      await page.getByRole('link', { name: 'साइन आउट' }).click()
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      await page.reload()
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    },
  )
})

test.describe('the texts', () => {
  test('of the server replace those of a page that was rendered before they changed (LANG-01)', async ({
    newVisit,
  }) => {
    const { page } = await newVisit()
    await page.route('**/api/language/list', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.languages[0].systemValues['shell.sign-in'] = 'Come in'
      await route.fulfill({ response: answer, json: body })
    })
    await page.goto('/terms')
    await page.getByRole('banner').getByRole('link', { name: 'Come in' }).waitFor()
  })

  testVariant(
    'replace those of a footer whose code is loaded after they changed (LANG-01)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await page.route('**/api/language/list', async (route) => {
        const answer = await route.fetch()
        const body = await answer.json()
        Object.assign(body.languages[0].systemValues, {
          'shell.sign-in': 'Come in',
          'shell.privacy': 'Your data',
        })
        await route.fulfill({ response: answer, json: body })
      })
      const changed = Promise.withResolvers<void>()
      await page.route(/\/assets\/foot[.-][^/]+\.js$/, async (route) => {
        await changed.promise
        await route.continue()
      })
      await page.goto('/terms', { waitUntil: 'commit' })
      await page.getByRole('banner').getByRole('link', { name: 'Come in' }).waitFor()
      changed.resolve()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).waitFor()
    },
  )

  testVariant(
    'fall back to English where the server has no text for a key (LANG-02)',
    async ({ newVisit }) => {
      const { page } = await newVisit()
      await page.route('**/api/language/list', async (route) => {
        const answer = await route.fetch()
        const body = await answer.json()
        for (const { systemValues } of body.languages) {
          delete systemValues['shell.sign-in']
          systemValues['shell.menu'] = 'Bill of fare'
        }
        await route.fulfill({ response: answer, json: body })
      })
      await page.goto('/terms')
      await page.getByRole('button', { name: 'Bill of fare' }).waitFor()
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    },
  )

  testVariant(
    'are the built-in English ones when the languages cannot be loaded (LANG-02)',
    async ({ newVisit }) => {
      const { page } = await newVisit({ expectedConsoleErrors: [/Failed to load resource/] })
      await page.route('**/api/language/list', (route) => route.abort())
      await page.goto('/terms')
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Get Android App' }).waitFor()
    },
  )
})

test('notices are shown in Hindi where they have a Hindi text, and otherwise in English (LANG-06, NOT-05)', async ({
  newVisit,
}) => {
  const { page, context } = await newVisit()
  const person = await createPerson()
  await seedSession(context, person)
  await context.addCookies([{ name: 'language', value: '2', url: productUrl() }])
  const { body } = await call('GET /api/noticeboard/user-noticeboard', { token: person.token })
  await page.goto('/noticeboard')
  for (const { translations } of body.noticeboards) {
    const hindiText = translations.find((row: { language_id: number }) => row.language_id === 2)
    await page.getByRole('heading', { name: (hindiText ?? translations[0]).title }).waitFor()
  }
})
