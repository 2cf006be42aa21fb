import { expect, test } from 'vitest'
import { offencesOf, rules } from './import-rules.ts'
import { domainMap } from './map.ts'
import { importsOf, readSources } from './source-tree.ts'

const imports = readSources().flatMap(importsOf)

test('the guard reads the imports of the whole house', () => {
  expect(imports.length).toBeGreaterThan(500)
})

test('nobody imports whom they may not', () => {
  expect(offencesOf(imports)).toEqual([])
})

test('the domains call each other in no circle', () => {
  const visit = (domain: string, path: readonly string[]): void => {
    expect(path, [...path, domain].join(' → ')).not.toContain(domain)
    for (const next of domainMap[domain] ?? []) visit(next, [...path, domain])
  }
  for (const domain of Object.keys(domainMap)) visit(domain, [])
})

const planted: Record<string, [from: string, text: string][]> = {
  'web and server meet only in the contract': [
    ['web/app/lib/x.ts', "import { main } from '../../../server/main.ts'"],
    ['server/app.ts', "import { api } from '../web/app/lib/api.ts'"],
  ],
  'a package stands alone': [['packages/sky/x.ts', "export * from '../contract/index.ts'"]],
  'sky and engraving are pure: no file, no network': [
    ['packages/sky/x.ts', "import { readFileSync } from 'node:fs'"],
  ],
  'another domain is reached through its door, and only where the map says so': [
    ['server/domains/identity/x.ts', "import '../charts/signs/sign.repository.ts'"],
    ['server/domains/charts/x.ts', "import { identity } from '../identity/index.ts'"],
    ['server/domains/payments/x.ts', "import '../subscriptions/index.ts'"],
    ['server/domains/access/x.ts', "const it = await import('../payments/index.ts')"],
  ],
  'platform, gateways and context know no domain': [
    ['server/platform/x.ts', "import type { User } from '../domains/identity/index.ts'"],
  ],
  'mail knows no domain but languages': [
    ['server/mail/x.ts', "import { findEmail } from '../domains/identity/index.ts'"],
    ['server/mail/preview/x.ts', "import '../../domains/languages/translate.ts'"],
  ],
  'platform, gateways and context do not know mail': [
    ['server/gateways/mail/x.ts', "import { renderEmail } from '../../mail/render-email.ts'"],
  ],
  'only payments uses the Stripe package': [
    ['server/domains/identity/x.ts', "import Stripe from 'stripe'"],
  ],
  'rules import only rules, packages and the contract': [
    ['server/domains/access/access.rules.ts', "import { grant } from './grant.ts'"],
  ],
  'routes never import a repository': [
    ['server/domains/access/access.routes.ts', "import './access.repository.ts'"],
  ],
  'a feature is imported through its entry points, and by another only where the map lists it': [
    ['web/app/features/checkout/x.tsx', "import '../cards/card-form.tsx'"],
    ['web/app/features/checkout/x.tsx', "import type { A } from '../cards/nested/index.ts'"],
    ['web/app/features/cards/x.tsx', "import { a } from '../legal/index.ts'"],
    ['web/app/features/cards/x.tsx', "const a = await import('../charts/birth-fields.entry.ts')"],
    ['web/app/shell/x.tsx', "import '../features/noticeboard/bell.tsx'"],
  ],
  'a feature never imports the shell': [
    ['web/app/features/charts/x.tsx', "import '../../shell/frame.tsx'"],
  ],
  'the kit knows no data, no feature and no words': [
    ['web/app/ui/x.tsx', "import { api } from '../lib/client-api.ts'"],
    ['web/app/ui/x.tsx', "import { shell } from '@rashi/contract/texts/en/shell'"],
  ],
  'lib knows no feature and no shell': [['web/app/lib/x.ts', "import '../shell/frame.tsx'"]],
  'journeys import nothing from inside': [
    ['e2e/journeys/x.journey.ts', "import { buildApp } from '../../server/app.ts'"],
  ],
}

test.each(rules.map(({ name }) => name))('a planted offence is caught: %s', (rule) => {
  const offences = planted[rule] ?? []
  expect(offences.length).toBeGreaterThan(0)
  for (const [path, text] of offences)
    expect(offencesOf(importsOf({ path, text })).map((one) => one.rule)).toContain(rule)
})
