import type { ComposeEdition } from '../domains/almanac/index.ts'

/**
 * Composes a period in this process, which plans each only once. The texts of the almanac are loaded with the first: most tests
 * find all periods that they need in their template.
 */
export const composeEdition: ComposeEdition = async (...period) => {
  const almanac = await import('../domains/almanac/compose-edition.ts')
  return almanac.composeEdition(...period)
}
