import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
}
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }
const thirdParty = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

/** Licences whose terms the product meets: it gives notice, and changes none of the packages. */
const accepted = [
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  // The library libvips, which sharp links at run time, unchanged and replaceable.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'CC-BY-4.0',
  'Unlicense',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
]

// Guard in .npmrc: a package that is installed runs nothing.
test('the installation runs no script of a package (SEC-71)', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(
    Object.keys(scripts).filter((name) => /^(pre|post)|^install$|^prepare$/.test(name)),
  ).toEqual([])
})

test('every package has an exact version and a hash of its contents (SEC-71)', () => {
  expect(thirdParty.length).toBeGreaterThan(300)
  const loose = thirdParty.filter(
    ([, { version, integrity }]) =>
      !/^\d+\.\d+\.\d+/.test(version ?? '') || !integrity?.startsWith('sha512-'),
  )
  expect(loose).toEqual([])
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(ranges.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(String(version)))).toEqual([])
})

test('every package that the product runs on has an accepted licence (SEC-72)', () => {
  const others = thirdParty
    .filter(([, { dev, license }]) => !dev && !accepted.includes(license ?? ''))
    .map(([path, { license }]) => `${path}: ${license}`)
  expect(others).toEqual([])
})
