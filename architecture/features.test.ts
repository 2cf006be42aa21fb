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
