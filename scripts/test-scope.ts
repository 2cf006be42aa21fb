/** The environment variable by which `scripts/test.ts` passes the scope to the test runners. */
export const scopeVariable = 'TEST_SCOPE'

/**
 * Whether this run tests every case. `npm test` covers every behaviour in less than 12 minutes on two cores;
 * `npm run test:exhaustive`, nightly and before a release, adds the other combinations (docs/decisions/0024).
 */
export const isExhaustive = process.env[scopeVariable] === 'exhaustive'

/** Returns all cases in an exhaustive run, and otherwise every `step`th from `first` on. */
export const sample = <Case>(cases: readonly Case[], step: number, first = 0): readonly Case[] =>
  isExhaustive ? cases : cases.filter((_case, index) => (index - first) % step === 0)
