import { expect, test } from 'vitest'
import { findCycle } from './feature-rules.ts'
import { findViolations, rules } from './import-rules.ts'
import { domainMap } from './map.ts'
import { type Import, listImports, readSources } from './source-tree.ts'

const imports = readSources().flatMap(listImports)

test('the imports of all sources are checked', () => {
  expect(imports.length).toBeGreaterThan(500)
})

test('no import violates a rule', () => {
  expect(findViolations(imports)).toEqual([])
})

test('the domain map has no cycle', () => {
  expect(findCycle(domainMap)).toBeUndefined()
})

function listReachable(from: string, edges: readonly Import[]): ReadonlySet<string> {
  const byFile = Map.groupBy(
    edges.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from: file }) => file,
  )
  const reached = new Set([from])
  for (const file of reached) for (const { to } of byFile.get(file) ?? []) reached.add(to)
  return reached
}

// Guard in server/domains/almanac/index.ts: the thread that answers requests has neither the almanac's texts nor its plans in memory.
test('only the worker thread that composes periods imports the planners and all texts of the almanac', () => {
  const [texts, planner] = [
    'server/domains/almanac/content/all-languages.ts',
    'server/domains/almanac/plan/planner.ts',
  ]
  const ofProduct = listReachable('server/start.ts', imports)
  expect(ofProduct).toContain('server/domains/almanac/compose-days.ts')
  expect([...ofProduct].filter((file) => file === texts || file === planner)).toEqual([])
  const ofWorker = listReachable('server/domains/almanac/edition-composer.worker.ts', imports)
  expect([...ofWorker]).toEqual(expect.arrayContaining([texts, planner]))
})

const planted: Record<string, [from: string, text: string][]> = {
  'web and server share only the contract': [
    ['web/app/lib/x.ts', "import { main } from '../../../server/main.ts'"],
    ['server/app.ts', "import { api } from '../web/app/lib/api.ts'"],
  ],
  'a package imports none of our other code': [
    ['packages/sky/x.ts', "export * from '../contract/index.ts'"],
  ],
  'sky and engraving are pure: no file, no network': [
    ['packages/sky/x.ts', "import { readFileSync } from 'node:fs'"],
  ],
  'a domain imports another only through its index.ts and where the map lists it': [
    ['server/domains/identity/x.ts', "import '../charts/signs/sign.repository.ts'"],
    ['server/domains/charts/x.ts', "import { identity } from '../identity/index.ts'"],
    ['server/domains/payments/x.ts', "import '../subscriptions/index.ts'"],
    ['server/domains/access/x.ts', "const it = await import('../payments/index.ts')"],
  ],
  'platform, gateways and context import no domain': [
    ['server/platform/x.ts', "import type { User } from '../domains/identity/index.ts'"],
  ],
  'mail imports no domain but languages': [
    ['server/mail/x.ts', "import { findEmail } from '../domains/identity/index.ts'"],
    ['server/mail/preview/x.ts', "import '../../domains/languages/translate.ts'"],
  ],
  'platform, gateways and context do not import mail': [
    ['server/gateways/mail/x.ts', "import { renderEmail } from '../../mail/render-email.ts'"],
  ],
  'only payments, its gateway and the rehearsal import the Stripe package': [
    ['server/domains/identity/x.ts', "import Stripe from 'stripe'"],
  ],
  'rules import only rules, packages and the contract': [
    ['server/domains/access/access.rules.ts', "import { grant } from './grant.ts'"],
  ],
  'routes import no repository': [
    ['server/domains/access/access.routes.ts', "import './access.repository.ts'"],
  ],
  'a feature is imported through its entry points, and by another only where the map lists it': [
    ['web/app/features/checkout/x.tsx', "import '../cards/card-form.tsx'"],
    ['web/app/features/checkout/x.tsx', "import type { A } from '../cards/nested/index.ts'"],
    ['web/app/features/cards/x.tsx', "import { a } from '../legal/index.ts'"],
    ['web/app/features/cards/x.tsx', "const a = await import('../charts/birth-fields.entry.ts')"],
    ['web/app/shell/x.tsx', "import '../features/noticeboard/bell.tsx'"],
  ],
  'a feature does not import the shell': [
    ['web/app/features/charts/x.tsx', "import '../../shell/frame.tsx'"],
  ],
  'ui imports no data, feature or text': [
    ['web/app/ui/x.tsx', "import { api } from '../lib/client-api.ts'"],
    ['web/app/ui/x.tsx', "import { shell } from '@rashi/contract/texts/en/shell'"],
  ],
  'lib imports no feature and no shell': [['web/app/lib/x.ts', "import '../shell/frame.tsx'"]],
  'e2e imports nothing of packages, server and web': [
    ['e2e/journeys/x.journey.ts', "import { buildApp } from '../../server/app.ts'"],
  ],
}

test.each(rules.map(({ name }) => name))('a planted violation is found: %s', (rule) => {
  const violations = planted[rule] ?? []
  expect(violations.length).toBeGreaterThan(0)
  for (const [path, text] of violations)
    expect(findViolations(listImports({ path, text })).map((one) => one.rule)).toContain(rule)
})
