import { languageCodes } from '@rashi/contract/languages.rules'
import { foldName } from './fold-name.ts'

/** What people write that the engine's lists of country names lack. */
const alsoCalled: Record<string, string[]> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia and Herzegovina'],
  CD: ['Democratic Republic of the Congo', 'DRC', 'DR Congo'],
  CG: ['Republic of the Congo', 'Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  FM: ['Federated States of Micronesia'],
  GB: ['Great Britain', 'Britain'],
  IN: ['Bharat', 'Hindustan'],
  KR: ['Republic of Korea', 'Korea'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'United States of America', 'America'],
  VA: ['Holy See'],
}

const english = new Intl.DisplayNames('en', { type: 'region' })
const otherwise = [
  new Intl.DisplayNames('en', { type: 'region', style: 'short' }),
  ...languageCodes.map((code) => new Intl.DisplayNames(code, { type: 'region' })),
]

export function englishCountryName(code: string): string {
  return english.of(code) ?? code
}

/** Folded names by which a search may name a country: its English name first, then its name in every language, its code last. */
export function countryKeys(code: string): string[] {
  const names = [
    englishCountryName(code),
    ...otherwise.map((names) => names.of(code) ?? code),
    ...(alsoCalled[code] ?? []),
    englishCountryName(code).replaceAll('&', 'and'),
    code,
  ]
  return [...new Set(names.map(foldName))]
}
