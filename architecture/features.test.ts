import { expect, test } from 'vitest'
import { featureMap } from './feature-map.ts'
import { featureOf, findCycle } from './feature-rules.ts'
import { isTest, listImports, readSources } from './source-tree.ts'
import { listUnusedEdges } from './unused-edges.ts'

const sources = readSources()
const imports = sources.filter(({ path }) => !isTest(path)).flatMap(listImports)
const directory = 'web/app/features'

test('the feature map lists exactly the features of web/app', () => {
  const features = new Set(sources.flatMap(({ path }) => featureOf(path) ?? []))
  expect(Object.keys(featureMap).toSorted()).toEqual([...features].toSorted())
})

test('the feature map has no cycle', () => {
  expect(findCycle(featureMap)).toBeUndefined()
})

test('a planted cycle in the feature map is found', () => {
  expect(findCycle({ cards: ['legal'], legal: ['charts'], charts: ['legal'] })).toEqual([
    'legal',
    'charts',
    'legal',
  ])
})

test('every edge of the feature map is used by an import', () => {
  expect(listUnusedEdges(featureMap, imports, directory)).toEqual([])
})

test('a planted edge of the feature map that no import uses is found', () => {
  const planted = { ...featureMap, legal: ['gemstones'] }
  expect(listUnusedEdges(planted, imports, directory)).toEqual(['legal → gemstones'])
})

/** The files of the studio, and of the contract for it, that a browser may load. */
const isOfStudio = (path: string) =>
  /^web\/app\/(features|shell)\/studio[\w-]*\/|^packages\/contract\/(texts\/\w+\/studio(?!-mails)|studio)/.test(
    path,
  )
/** The modules that browsers load with pages of customers, before what they import. */
const entriesOfCustomers = sources
  .map(({ path }) => path)
  .filter((path) =>
    /^web\/app\/.+\.(page|layout)\.tsx$|^web\/app\/(root|entry\.client)\./.test(path),
  )
  .filter((path) => !isOfStudio(path))

/** Lists what some modules import, statically or dynamically, directly or through others. */
function listReached(from: readonly string[], edges: typeof imports): string[] {
  const found = new Set<string>()
  const waiting = [...from]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    for (const { from: importer, to, isTypeOnly } of edges)
      if (importer === path && !isTypeOnly)
        waiting.push(to.replace(/^@rashi\/contract\/(.+)$/, 'packages/contract/$1.ts'))
  }
  return [...found]
}

test('no page of customers loads code or texts of the studio (STU-21)', () => {
  expect(entriesOfCustomers.length).toBeGreaterThan(40)
  const reached = listReached(entriesOfCustomers, imports)
  expect(reached).toContain('packages/contract/texts/hi/all.ts')
  expect(reached.filter(isOfStudio)).toEqual([])
})

test('planted imports of the studio by pages of customers are found (STU-21)', () => {
  const from = 'web/app/shell/footer.tsx'
  for (const to of ['web/app/features/studio/index.ts', '@rashi/contract/texts/hi/studio']) {
    const planted = [...imports, { from, to, isTypeOnly: false }]
    expect(listReached(entriesOfCustomers, planted).some(isOfStudio), to).toBe(true)
  }
})
