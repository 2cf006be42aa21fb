import { expect, test } from 'vitest'
import { customerManifestUrl, isOfStudio, withoutStudio } from './customer-manifest.rules.ts'

test('the list of routes of customers leaves out the pages and the frame of the studio, and keeps all else (STU-21)', () => {
  const entry = { module: '/assets/entry.js' }
  const routes = {
    root: { id: 'root', path: '', imports: ['/assets/b.js', '/assets/a.js'] },
    'features/front-page/front.page': { id: 'features/front-page/front.page', index: true },
    'features/studio/home.page': { id: 'features/studio/home.page', path: 'studio' },
    'features/studio/staff.page': { id: 'features/studio/staff.page', path: 'studio/staff' },
    'shell/studio/studio.layout': { id: 'shell/studio/studio.layout' },
    'features/legal/terms.page': { id: 'features/legal/terms.page', path: 'terms' },
    'shell/not-found.page': { id: 'shell/not-found.page', path: '*' },
  }
  const script = `window.__reactRouterManifest=${JSON.stringify({ url: '/assets/manifest-1f.js', entry, routes, version: '1' })};`
  const written = withoutStudio(script)
  const json = written.replace('window.__reactRouterManifest=', '').replace(/;$/, '')
  expect(JSON.parse(json)).toEqual({
    url: '/assets/manifest-1f-customers.js',
    entry,
    routes: {
      root: { id: 'root', path: '', imports: ['/assets/a.js', '/assets/b.js'] },
      'features/front-page/front.page': routes['features/front-page/front.page'],
      'features/legal/terms.page': routes['features/legal/terms.page'],
      'shell/not-found.page': routes['shell/not-found.page'],
    },
    version: '1',
  })
})

test('a script that is no list of routes stops the build (STU-21)', () => {
  expect(() => withoutStudio('export default {}')).toThrow('in another way')
})

test('the list of routes of customers has an address of its own, and pages of the studio are told apart by their path (STU-21)', () => {
  expect(customerManifestUrl('/assets/manifest-1f.js')).toBe('/assets/manifest-1f-customers.js')
  expect(['/studio', '/studio/staff'].every(isOfStudio)).toBe(true)
  expect(['/', '/studios', '/horoscope/weekly/leo'].some(isOfStudio)).toBe(false)
})
