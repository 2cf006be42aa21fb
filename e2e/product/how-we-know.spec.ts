import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productUrl } from '../product.ts'
import { expect, test } from '../test.ts'

const get = (path: string) => fetch(productUrl() + path)
const getText = async (path: string) => (await get(path)).text()
const accuracy = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../web/app/features/how-we-know/accuracy.json'),
    'utf8',
  ),
)

test.describe('the page on the method', () => {
  for (const [lang, heading] of [
    ['en', 'What we do not claim'],
    ['hi', 'हम क्या दावा नहीं करते'],
  ] as const)
    test(`is sent with its figures and limits, without JavaScript, in ${lang} (DAY-81)`, async () => {
      const response = await get(`/how-we-know?lang=${lang}`)
      expect(response.status).toBe(200)
      // The page's own data is in scripts.
      const html = (await response.text())
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replaceAll('<!-- -->', '')
      expect(html).toContain(`>${heading}</h2>`)
      expect(html).toContain(`<td>${accuracy.moon.greatest_arcseconds}″</td>`)
      expect(html).toContain(`<td>${accuracy.ascendant.greatest_arcseconds}″</td>`)
      expect(html).toContain(`${accuracy.certainty.moon_days_with_change_percent} %</span>`)
      expect(html).not.toContain('{{')
    })

  test('is linked from the foot of pages and listed for search engines (DAY-81)', async () => {
    expect(await getText('/terms')).toContain('href="/how-we-know"')
    const sitemap = await getText('/sitemap.xml')
    expect(sitemap).toContain('/how-we-know</loc>')
    expect(sitemap).toContain('/how-we-know?lang=hi</loc>')
  })
})

test('the manifest lets browsers install the site: name, start, icons that can be cut, and pictures in their sizes (DAY-95)', async () => {
  const manifest = JSON.parse(await getText('/manifest.webmanifest'))
  expect(manifest).toMatchObject({
    id: '/',
    name: expect.any(String),
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
  })
  const purposes = manifest.icons.map(({ purpose = 'any', sizes }: any) => `${purpose} ${sizes}`)
  expect(purposes).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  )
  const forms = manifest.screenshots.map(({ form_factor }: any) => form_factor)
  expect(forms.toSorted()).toEqual(['narrow', 'wide'])
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const response = await get(src)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
  }
})

test('the service worker is asked for each time, may ask this site only, and pages may start no other (DAY-91, DAY-94)', async () => {
  const worker = await get('/service-worker.js')
  expect(worker.headers.get('content-type')).toContain('text/javascript')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  expect(worker.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'",
  )
  // Without a hash of a build in it, a release does not replace it under open tabs.
  expect(await worker.text()).not.toContain('/assets/frame')
  const page = await get('/terms')
  expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'")
})
