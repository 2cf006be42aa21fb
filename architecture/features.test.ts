import { expect, test } from 'vitest'
import { featureMap } from './feature-map.ts'
import { featureOf, findCycle, unusedEdges } from './feature-rules.ts'
import { importsOf, readSources } from './source-tree.ts'

const sources = readSources()
const imports = sources.flatMap(importsOf)

test('the feature map lists every feature of web/app, and no other', () => {
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
  expect(unusedEdges(featureMap, imports)).toEqual([])
})

test('a planted edge of the feature map that no import uses is found', () => {
  const planted = { ...featureMap, legal: ['gemstones'] }
  expect(unusedEdges(planted, imports)).toEqual(['legal → gemstones'])
})
