import type { Schema } from './api-document.rules.ts'

/** A row of a table of fields. */
export interface Field {
  /** `pob.geometry.location.lat`; `[]` stands for each entry of a list, `*` for any name. */
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
}

const isNull = (schema: Schema) => schema.type === 'null'

/** Joins the alternatives of a schema: `anyOf`, or a list of types. */
export function alternativesOf(schema: Schema): readonly Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternativesOf)
  if (Array.isArray(schema.type))
    return schema.type.map((type: string): Schema => ({ ...schema, type }))
  return [schema]
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'date and time (ISO 8601, UTC)',
  date: 'date (YYYY-MM-DD)',
  email: 'email address',
  uuid: 'UUID',
  uri: 'address (URL)',
}

/** The pattern of a number in a text. */
const digits = String.raw`^\d{1,9}$`

/** Words for the contract's patterns; other patterns are written as they are. */
const patterns: Readonly<Record<string, string>> = {
  [String.raw`^[^\p{Cc}\p{Cs}]*$`]: 'one line',
  [String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$`]: 'YYYY-MM-DD HH:mm:00',
}

/** Describes the limits of a number or a text: `0 to 5`, `at least 1`, `at most 200`. */
function describeRange(least: unknown, most: unknown): string {
  if (typeof least === 'number' && typeof most === 'number') return `${least} to ${most}`
  if (typeof least === 'number') return `at least ${least}`
  return typeof most === 'number' ? `at most ${most}` : ''
}

function describeText({ format, minLength, maxLength, pattern }: Schema): string {
  const name = (format && (formats[format] ?? format)) ?? 'text'
  const least = minLength !== undefined && minLength > 1 ? minLength : undefined
  const range = describeRange(least, maxLength)
  return [
    name,
    ...(range && !format ? [`${range} characters`] : []),
    ...(typeof pattern === 'string' && !format ? [patterns[pattern] ?? `matches ${pattern}`] : []),
  ].join(', ')
}

function describeNumber(name: string, { minimum, maximum }: Schema): string {
  const range = describeRange(minimum, maximum)
  return range ? `${name}, ${range}` : name
}

/** The only values that a schema allows; undefined if it allows others too. */
const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined)

/** Whether a schema only accepts another writing of an alternative: `"1"` or 1 for true, `"12"` for 12. */
function isLoose({ type, pattern }: Schema, alternatives: readonly Schema[]): boolean {
  const has = (other: string) => alternatives.some((one) => one.type === other)
  if (has('boolean')) return type === 'number' || type === 'string'
  return has('integer') && pattern === digits
}

/** Describes the type of a field in words. */
export function describeType(schema: Schema): string {
  const alternatives = alternativesOf(schema)
  const others = alternatives.filter((one) => !isLoose(one, alternatives))
  if (others.length < alternatives.length)
    return describeType(others.length === 1 ? (others[0] ?? schema) : { anyOf: others })
  const values = alternatives.map(valuesOf)
  if (values.every((some) => some !== undefined)) {
    const list = values.flat().map((value) => JSON.stringify(value))
    return list.length === 1 ? `${list[0]}` : `one of ${list.join(', ')}`
  }
  if (alternatives.length > 1)
    return [...new Set(alternatives.toSorted(byNullLast).map(describeType))].join(' or ')
  switch (schema.type) {
    case 'string':
      return describeText(schema)
    case 'integer':
      return describeNumber('whole number', schema)
    case 'number':
      return describeNumber('number', schema)
    case 'boolean':
      return 'true or false'
    case 'array':
      return `list of ${describeType(schema.items ?? {})}`
    case 'object':
      return schema.properties ? 'object' : 'map'
    case 'null':
      return 'null'
    default:
      return 'anything'
  }
}

const byNullLast = (a: Schema, b: Schema) => Number(isNull(a)) - Number(isNull(b))

/** Lists all fields of an object with those of the objects in it, in the order of the schema. */
export function listFields(schema: Schema, prefix = ''): Field[] {
  const object = alternativesOf(schema).find(({ type }) => type === 'object')
  return Object.entries(object?.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key
    const isRequired = object?.required?.includes(key) ?? false
    return [{ name, type: describeType(field), isRequired }, ...listInner(field, name)]
  })
}

/** Lists the fields of what a field holds: of an object, of the entries of a list, of the values of a map. */
function listInner(field: Schema, name: string): Field[] {
  return alternativesOf(field).flatMap((one) => {
    if (one.type === 'array') {
      const items = one.items ?? {}
      return [...listFields(items, `${name}[].`), ...listInner(toList(items), `${name}[]`)]
    }
    if (one.type !== 'object') return []
    if (one.properties) return listFields(one, `${name}.`)
    const values = one.additionalProperties
    return typeof values === 'object'
      ? [
          { name: `${name}.*`, type: describeType(values), isRequired: false },
          ...listInner(values, `${name}.*`),
        ]
      : []
  })
}

/** Only a list in a list has entries that `listFields` does not list. */
const toList = (items: Schema): Schema => (items.type === 'array' ? items : {})
