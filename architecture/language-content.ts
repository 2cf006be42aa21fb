/**
 * The files with content or settings of each language: exactly these fail the type check when a language
 * code is added. docs/guides/add-a-language.md says what to add to each.
 */
export const languageContent: readonly string[] = [
  'packages/contract/languages.rules.ts',
  'packages/contract/texts/index.ts',
  'packages/engraving/describe-sign.ts',
  'server/domains/almanac/content/all-languages.ts',
  'server/domains/almanac/content/all-names.ts',
  'server/domains/almanac/content/all-today.ts',
  'server/domains/almanac/figures/masking.ts',
  'server/domains/almanac/prohibited-claims.rules.ts',
  'server/domains/charts/sign-content.ts',
  'server/domains/consultations/content/categories.ts',
  'server/domains/consultations/content/love.ts',
  'server/domains/consultations/content/time.ts',
  'server/domains/consultations/content/work.ts',
  'server/domains/gemstones/content/bracelets.ts',
  'server/domains/gemstones/content/categories.ts',
  'server/domains/gemstones/content/earrings.ts',
  'server/domains/gemstones/content/necklaces.ts',
  'server/domains/gemstones/content/pendants.ts',
  'server/domains/gemstones/content/rings.ts',
  'server/domains/gemstones/content/stones.ts',
  'server/domains/letters/letters.examples.ts',
  'server/domains/noticeboard/notice-content.ts',
  'server/domains/subscriptions/plans/plan-content.ts',
  'server/platform/pictures/lettering.ts',
  'web/app/features/cards/stripe-locale.ts',
  'web/app/features/how-we-know/document.ts',
  'web/app/features/legal/legal-texts.ts',
  'web/app/lib/built-in-texts.ts',
]
