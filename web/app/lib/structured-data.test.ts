import { expect, test } from 'vitest'
import { breadcrumbs, service } from './structured-data.rules.ts'
import { structuredText } from './structured-text.rules.ts'

const site = { origin: 'https://example.org', brand: 'Example' }

test('breadcrumbs begin at the start page and have absolute addresses', () => {
  expect(breadcrumbs(site, [{ name: 'Gemstones', address: '/gemstones' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Example', item: 'https://example.org/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Gemstones',
        item: 'https://example.org/gemstones',
      },
    ],
  })
})

test('a price has its pence and its currency', () => {
  const input = { name: 'A', description: 'B', address: '/c', pounds: 49.5 }
  expect(service(site, input)['offers']).toMatchObject({ price: '49.50', priceCurrency: 'GBP' })
})

test('no text can end the script element that contains it', () => {
  const text = structuredText([{ name: '</script><script>alert(1)</script>' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toContain('</script>')
})
