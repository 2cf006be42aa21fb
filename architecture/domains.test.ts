import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { domainMap } from './map.ts'
import { listImports, isTest, readSources } from './source-tree.ts'
import { listUnusedEdges } from './unused-edges.ts'

const directory = join(import.meta.dirname, '../server/domains')
const domains = readdirSync(directory)

test('architecture/map.ts lists exactly the directories of server/domains', () => {
  expect(Object.keys(domainMap).toSorted()).toEqual(domains.toSorted())
})

test('every domain has a README and an entry point', () => {
  const missing = domains.flatMap((domain) =>
    ['README.md', 'index.ts']
      .filter((file) => !existsSync(join(directory, domain, file)))
      .map((file) => `${domain}/${file}`),
  )
  expect(missing).toEqual([])
})

test('every domain that serves calls has a spec that makes them over HTTP', () => {
  const missing = domains.filter((domain) => {
    const files = readdirSync(join(directory, domain), { recursive: true, encoding: 'utf8' })
    return files.some((f) => f.endsWith('.routes.ts')) && !files.some((f) => f.endsWith('.spec.ts'))
  })
  expect(missing).toEqual([])
})

test('every edge of the domain map is used by an import', () => {
  const imports = readSources()
    .filter(({ path }) => !isTest(path))
    .flatMap(listImports)
  expect(listUnusedEdges(domainMap, imports, 'server/domains')).toEqual([])
  expect(listUnusedEdges({ a: ['b'], b: [] }, [], 'server/domains')).toEqual(['a → b'])
  const used = { from: 'server/domains/a/x.ts', to: 'server/domains/b/index.ts', isTypeOnly: false }
  expect(listUnusedEdges({ a: ['b'], b: [] }, [used], 'server/domains')).toEqual([])
})
