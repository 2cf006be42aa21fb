import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { Schema } from './api-document.rules.ts'
import { alternativesOf } from './fields.rules.ts'

/** Values of fields that explain themselves, by name. They are of an invented person. */
const valuesByName: Readonly<Record<string, unknown>> = {
  amount: 5.99,
  brand: 'Rashi',
  card_id: 'card_1PqR7s2eZvKYlo2C',
  client_secret: 'pi_3PqR7s_secret_8sJ2',
  code: 'WELCOME4',
  created_at: '2026-11-22T10:00:00Z',
  date: '2026-11-16',
  date_of_birth: '1994-08-21 06:40:00',
  dob: '1994-08-21 06:40:00',
  email: 'asha@example.org',
  exp_month: 12,
  exp_year: 2030,
  formatted_address: 'Leicester, England, United Kingdom',
  full_name: 'Asha Rao',
  fullName: 'Asha Rao',
  gender: 1,
  horoscopeSign: 'leo',
  iconUrl: '/media/signs/leo-icon.svg',
  key: 'Leo',
  language_id: languageIdOf(defaultLanguage),
  last_4: '4242',
  lat: 52.6386,
  lng: -1.13169,
  mediaUrl: '/media/signs/leo.svg',
  msg: 'Done.',
  name: 'Leo',
  password: 'Moonlight8',
  password_confirmation: 'Moonlight8',
  current_password: 'Starlight7',
  per_page: 12,
  phone: '+44 20 7946 0000',
  phone_number: '+44 20 7946 0000',
  q: 'Leic',
  search: 'ruby',
  selectedlang: '1',
  selectedPlan: '1',
  slug: 'ruby-of-the-sun',
  stripe_card_id: 'card_1PqR7s2eZvKYlo2C',
  time_zone: 'Europe/London',
  timePeriod: 'weekly',
  title: 'Gold',
  token: 'q3Zr0nXfVwYb6tGkPpL2sJ8uHcDeA1mR5oI7yN4vB9w',
  utc: '1994-08-21T05:40:00Z',
}

const valuesByFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-11-22T10:00:00Z',
  date: '2026-11-16',
  email: 'asha@example.org',
  uuid: '0190f0a4-7b1e-7c3d-9a52-4f6e8d2b1c07',
  uri: 'https://example.org/',
}

const isType = (value: unknown, type: unknown) =>
  type === undefined || typeof value === type || (type === 'integer' && Number.isInteger(value))

/** Makes an example of a schema, plausible by the field's name where that is known. */
export function makeExample(schema: Schema, name = ''): unknown {
  const one = alternativesOf(schema).find(({ type }) => type !== 'null') ?? schema
  if (one.enum) return one.enum[0]
  if ('const' in one) return one.const
  const known = valuesByName[name]
  if (known !== undefined && isType(known, one.type)) return known
  switch (one.type) {
    case 'object':
      return makeObject(one)
    case 'array':
      return [makeExample(one.items ?? {}, name.replace(/s$/, ''))]
    case 'integer':
    case 'number':
      return typeof one['minimum'] === 'number' && one['minimum'] > 1 ? one['minimum'] : 1
    case 'boolean':
      return true
    case 'string':
      return valuesByFormat[one.format ?? ''] ?? 'text'
    default:
      return {}
  }
}

const makeObject = ({ properties, additionalProperties }: Schema): object =>
  properties
    ? Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          // A person is not called like a sign.
          makeExample(field, name === 'name' && 'full_name' in properties ? 'full_name' : name),
        ]),
      )
    : typeof additionalProperties === 'object'
      ? { name: makeExample(additionalProperties) }
      : {}
