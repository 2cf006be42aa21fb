import { expect, test } from 'vitest'
import { describeCycle, findDirectoryCycles, findFileCycles } from './import-cycles.ts'
import { listImports, readSources } from './source-tree.ts'

const imports = readSources().flatMap(listImports)

test('no directories import each other in a cycle', () => {
  const cycles = findDirectoryCycles(imports).map((cycle) => describeCycle(cycle, imports))
  expect(cycles).toEqual([])
})

test('no files import each other in a cycle', () => {
  const cycles = findFileCycles(imports).map((cycle) => describeCycle(cycle, imports))
  expect(cycles).toEqual([])
})

const listImportsOfFiles = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([path, text]) => listImports({ path, text }))

test('a cycle of three directories is found as one component', () => {
  const planted = listImportsOfFiles({
    'server/a/x.ts': "import type { Y } from '../b/y.ts'",
    'server/b/y.ts': "import '../c/z.ts'",
    'server/c/z.ts': "export * from '../a/other.ts'",
    'server/d/start.ts': "import '../a/x.ts'",
  })
  expect(findDirectoryCycles(planted)).toEqual([['server/a', 'server/b', 'server/c']])
  expect(findFileCycles(planted)).toEqual([])
})

test('a directory and its subdirectory that import each other are a cycle', () => {
  const planted = listImportsOfFiles({
    'server/a/x.ts': "import './b/y.ts'",
    'server/a/b/y.ts': "import '../z.ts'",
  })
  expect(findDirectoryCycles(planted)).toEqual([['server/a', 'server/a/b']])
})

test('two files of one directory that import each other are a cycle', () => {
  const planted = listImportsOfFiles({
    'web/app/x.tsx': "import './y.tsx'",
    'web/app/y.tsx': "import type { X } from './x.tsx'",
  })
  expect(findFileCycles(planted)).toEqual([['web/app/x.tsx', 'web/app/y.tsx']])
  expect(findDirectoryCycles(planted)).toEqual([])
})

test('imports of test files are ignored', () => {
  const planted = listImportsOfFiles({
    'server/a/x.ts': "import '../b/y.ts'",
    'server/b/y.spec.ts': "import '../a/x.ts'",
  })
  expect(findDirectoryCycles(planted)).toEqual([])
})
