import { languageCodes } from '@rashi/contract/languages.rules'
import { foldName } from './fold-name.ts'

/** Names in use that the engine's lists of countries lack. */
const otherNames: Record<string, string[]> = {
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
const displayNames = [
  new Intl.DisplayNames('en', { type: 'region', style: 'short' }),
  ...languageCodes.map((code) => new Intl.DisplayNames(code, { type: 'region' })),
]

export function englishCountryName(code: string): string {
  return english.of(code) ?? code
}

/** Lists a country's folded names for the search: English first, then other languages, its code last. */
export function countryKeys(code: string): string[] {
  const names = [
    englishCountryName(code),
    ...displayNames.map((names) => names.of(code) ?? code),
    ...(otherNames[code] ?? []),
    englishCountryName(code).replaceAll('&', 'and'),
    code,
  ]
  return [...new Set(names.map(foldName))]
}
