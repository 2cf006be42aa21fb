import { z } from 'zod'
import { invalidRequest, type StripeFailure } from '../shared/failures.ts'
import type { Form } from './form.ts'

/** Text that is not empty: to Stripe an empty value means to unset. */
export const text = (most = 5000) =>
  z.string().min(1, 'parameter_invalid_empty').max(most, 'parameter_invalid_string_too_long')

/** Text; an empty value is read as null, which unsets. */
export const unsettable = (most = 5000) =>
  z
    .string()
    .max(most, 'parameter_invalid_string_too_long')
    .transform((value) => (value === '' ? null : value))

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'parameter_invalid_integer')
  .transform(Number)

export const boolean = z
  .enum(['true', 'false'], 'parameter_invalid_boolean')
  .transform((value) => value === 'true')

/** At most 50 names of 40 characters, values of 500; an empty value removes its name. */
export const metadata = z
  .union([z.literal(''), z.record(z.string().max(40), z.string().max(500))])
  .refine((given) => given === '' || Object.keys(given).length <= 50)
  .transform((given) => (given === '' ? {} : given))

export const expand = z.array(z.string()).max(10).default([])

const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
})

export const created = z
  .union([integer.transform((second) => ({ gte: second, lte: second })), range])
  .transform((bounds) =>
    Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound !== undefined)),
  )

export const page = {
  limit: integer
    .refine((limit) => limit >= 1 && limit <= 100, 'parameter_invalid_limit')
    .default(10),
  starting_after: text().optional(),
  ending_before: text().optional(),
  expand,
}

/** The names in `T` that a route may accept: a name that Stripe's own types lack is a type error. */
export type Accepts<T> = Partial<Record<keyof T, z.ZodType>>

const sentences: Record<string, (param: string, value: string) => string> = {
  parameter_invalid_empty: (param) =>
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
  parameter_invalid_integer: (_, value) => `Invalid integer: ${value}`,
  parameter_invalid_boolean: (_, value) => `Invalid boolean: ${value}`,
  parameter_invalid_limit: () => 'Limit must be between 1 and 100',
}

/**
 * Reads a request's parameters.
 * @throws {StripeFailure} 400 `parameter_unknown`, `parameter_missing`, or the first other error
 */
export function readParameters<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const read = schema.safeParse(form)
  if (read.success) return read.data
  throw toFailure(read.error.issues, form)
}

function toFailure(issues: readonly z.core.$ZodIssue[], form: Form): StripeFailure {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys')
  if (unknown !== undefined) {
    const names = unknown.keys.map((key) => nameOf([...unknown.path, key]))
    return invalidRequest(
      `Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`,
      { code: 'parameter_unknown', param: names[0] ?? '' },
    )
  }
  const path = issues[0]?.path ?? []
  const param = nameOf(path)
  const value = valueAt(form, path)
  if (value === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  const code = issues[0]?.message ?? ''
  const sentence = sentences[code]
  if (sentence === undefined) return invalidRequest(`Invalid ${param}`, { param })
  return invalidRequest(sentence(param, typeof value === 'string' ? value : ''), { code, param })
}

const nameOf = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

function valueAt(form: Form, path: readonly PropertyKey[]): unknown {
  let value: unknown = form
  for (const part of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined
  return value
}
