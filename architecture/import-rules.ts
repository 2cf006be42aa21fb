import { breaksFeatureMap } from './feature-rules.ts'
import { domainMap } from './map.ts'
import { isTest, type Import } from './source-tree.ts'

export interface Violation {
  readonly rule: string
  readonly where: string
}

interface Rule {
  readonly name: string
  readonly isBroken: (one: Import) => boolean
}

const inside = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`))
const domainOf = (path: string) => /^server\/domains\/([^/]+)\//.exec(path)?.[1]
const packageOf = (path: string) => /^packages\/([^/]+)\//.exec(path)?.[1]
const isOurs = (to: string) =>
  /^(packages|server|web|e2e|scripts|benchmarks|architecture)\//.test(to)
const isInputOutput = (to: string) =>
  /^(node:)?(fs|http|https|net|dgram|dns|tls|child_process|worker_threads)(\/|$)/.test(to)

/** The rules of imports. Most of them exempt tests. */
export const rules: readonly Rule[] = [
  {
    name: 'web and server share only the contract',
    isBroken: ({ from, to }) =>
      (inside(from, 'web/app') && (inside(to, 'server') || to === '@rashi/sky')) ||
      (inside(from, 'server') && !isTest(from) && inside(to, 'web') && to !== 'web/build.ts'),
  },
  {
    name: 'a package imports none of our other code',
    isBroken: ({ from, to }) => {
      const own = packageOf(from)
      if (!own || isTest(from)) return false
      return isOurs(to) && packageOf(to) !== own
    },
  },
  {
    name: 'sky and engraving are pure: no file, no network',
    // Scripts that derive data are no part of the package.
    isBroken: ({ from, to }) =>
      inside(from, 'packages/sky', 'packages/engraving') &&
      !isTest(from) &&
      !from.includes('/data/') &&
      isInputOutput(to),
  },
  {
    name: 'a domain imports another only through its index.ts and where the map lists it',
    isBroken: ({ from, to }) => {
      const [own, other] = [domainOf(from), domainOf(to)]
      if (!own || !other || own === other || isTest(from)) return false
      return to !== `server/domains/${other}/index.ts` || !domainMap[own]?.includes(other)
    },
  },
  {
    name: 'platform, gateways and context import no domain',
    isBroken: ({ from, to }) =>
      inside(from, 'server/platform', 'server/gateways', 'server/context') &&
      !inside(from, 'server/platform/start') &&
      !isTest(from) &&
      domainOf(to) !== undefined,
  },
  {
    name: 'mail imports no domain but languages',
    isBroken: ({ from, to }) =>
      inside(from, 'server/mail') &&
      !isTest(from) &&
      domainOf(to) !== undefined &&
      to !== 'server/domains/languages/index.ts',
  },
  {
    name: 'platform, gateways and context do not import mail',
    isBroken: ({ from, to }) =>
      inside(from, 'server/platform', 'server/gateways', 'server/context') &&
      !isTest(from) &&
      inside(to, 'server/mail'),
  },
  {
    name: 'only payments, its gateway and the rehearsal import the Stripe package',
    isBroken: ({ from, to }) =>
      (to === 'stripe' || to.startsWith('stripe/')) &&
      !inside(
        from,
        'server/domains/payments',
        'server/gateways/payment',
        'server/testing',
        'packages/stripe-sandbox',
        // Counts charges at the provider, from outside of the product.
        'scripts/rehearse',
      ),
  },
  {
    // An entry point is allowed, since another domain's rules are imported through it.
    name: 'rules import only rules, packages and the contract',
    isBroken: ({ from, to, isTypeOnly }) =>
      from.endsWith('.rules.ts') &&
      isOurs(to) &&
      !isTypeOnly &&
      !to.endsWith('.rules.ts') &&
      !/^server\/domains\/[^/]+\/index\.ts$/.test(to) &&
      !inside(to, 'packages'),
  },
  {
    name: 'routes import no repository',
    isBroken: ({ from, to }) => from.endsWith('.routes.ts') && to.endsWith('.repository.ts'),
  },
  {
    name: 'a feature is imported through its entry points, and by another only where the map lists it',
    isBroken: breaksFeatureMap,
  },
  {
    name: 'a feature does not import the shell',
    isBroken: ({ from, to }) =>
      inside(from, 'web/app/features') && !isTest(from) && inside(to, 'web/app/shell'),
  },
  {
    name: 'ui imports no data, feature or text',
    isBroken: ({ from, to }) =>
      inside(from, 'web/app/ui') &&
      !isTest(from) &&
      (inside(to, 'web/app/lib', 'web/app/features', 'web/app/shell') || to.startsWith('@rashi/')),
  },
  {
    name: 'lib imports no feature and no shell',
    isBroken: ({ from, to }) =>
      inside(from, 'web/app/lib') &&
      !isTest(from) &&
      inside(to, 'web/app/features', 'web/app/shell'),
  },
  {
    name: 'e2e imports nothing of packages, server and web',
    isBroken: ({ from, to }) => inside(from, 'e2e') && isOurs(to) && !inside(to, 'e2e', 'scripts'),
  },
]

export const findViolations = (imports: readonly Import[]): Violation[] =>
  imports.flatMap((one) =>
    rules
      .filter(({ isBroken }) => isBroken(one))
      .map(({ name }) => ({ rule: name, where: `${one.from} → ${one.to}` })),
  )
