import { expect, test } from 'vitest'
import { breadcrumbs, service, structuredText } from './structured-data.rules.ts'

const site = { origin: 'https://example.org', brand: 'Example' }

test('the way to a page begins at the start and names each step by its whole address', () => {
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

test('a price is written with its pence and its currency', () => {
  const told = { name: 'A', description: 'B', address: '/c', pounds: 49.5 }
  expect(service(site, told)['offers']).toMatchObject({ price: '49.50', priceCurrency: 'GBP' })
})

test('no text ends the script element that it stands in', () => {
  const text = structuredText([{ name: '</script><script>alert(1)</script>' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toContain('</script>')
})
