import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { ZodObject, type ZodType } from 'zod'
import { Refusal } from '../refusal.ts'

/** PostgreSQL cannot store NUL and lone surrogates in a text. */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed()

const holdsUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return isUnstorable(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsUnstorable)
}

/** Returns the fields that the schema has; unknown ones are ignored. */
const knownFields = (schema: ZodType, input: object): [string, unknown][] =>
  Object.entries(input).filter(([field]) => !(schema instanceof ZodObject) || field in schema.shape)

/**
 * Parses input by its schema of the contract and refuses text that cannot be stored. An invalid path
 * parameter is 404, because no resource has that path; an invalid query or body is 422.
 */
export const validateInput: FastifySchemaCompiler<ZodType> = ({ schema, httpPart, ...route }) => {
  const parse = validatorCompiler({ schema, ...route })
  return (input: unknown) => {
    const parsed = parse(input) as { value?: unknown; error?: Error }
    if (typeof input !== 'object' || input === null) return parsed
    if (httpPart !== 'params' && !holdsUnstorable(input)) return parsed
    const unstorableFields = knownFields(schema, input).filter(([, value]) =>
      holdsUnstorable(value),
    )
    if (httpPart === 'params' && (parsed.error || unstorableFields.length > 0))
      return { error: new Refusal('not-found') }
    if (parsed.error || unstorableFields.length === 0) return parsed
    const errors = Object.fromEntries(
      unstorableFields.map(([field]) => [field, ['validation.characters']]),
    )
    return { error: new Refusal('invalid', { errors }) }
  }
}
