import { expect, test } from 'vitest'
import { describeCycle, directoryCycles, fileCycles } from './import-cycles.ts'
import { importsOf, readSources } from './source-tree.ts'

const imports = readSources().flatMap(importsOf)

test('no directories import each other in a cycle', () => {
  const cycles = directoryCycles(imports).map((cycle) => describeCycle(cycle, imports))
  expect(cycles).toEqual([])
})

test('no files import each other in a cycle', () => {
  const cycles = fileCycles(imports).map((cycle) => describeCycle(cycle, imports))
  expect(cycles).toEqual([])
})

const importsOfFiles = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([path, text]) => importsOf({ path, text }))

test('a cycle of three directories is found as one component', () => {
  const planted = importsOfFiles({
    'server/a/x.ts': "import type { Y } from '../b/y.ts'",
    'server/b/y.ts': "import '../c/z.ts'",
    'server/c/z.ts': "export * from '../a/other.ts'",
    'server/d/start.ts': "import '../a/x.ts'",
  })
  expect(directoryCycles(planted)).toEqual([['server/a', 'server/b', 'server/c']])
  expect(fileCycles(planted)).toEqual([])
})

test('a directory and its subdirectory that import each other are a cycle', () => {
  const planted = importsOfFiles({
    'server/a/x.ts': "import './b/y.ts'",
    'server/a/b/y.ts': "import '../z.ts'",
  })
  expect(directoryCycles(planted)).toEqual([['server/a', 'server/a/b']])
})

test('two files of one directory that import each other are a cycle', () => {
  const planted = importsOfFiles({
    'web/app/x.tsx': "import './y.tsx'",
    'web/app/y.tsx': "import type { X } from './x.tsx'",
  })
  expect(fileCycles(planted)).toEqual([['web/app/x.tsx', 'web/app/y.tsx']])
  expect(directoryCycles(planted)).toEqual([])
})

test('imports of test files do not count', () => {
  const planted = importsOfFiles({
    'server/a/x.ts': "import '../b/y.ts'",
    'server/b/y.spec.ts': "import '../a/x.ts'",
  })
  expect(directoryCycles(planted)).toEqual([])
})
