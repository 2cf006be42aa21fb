import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { ZodObject, type ZodType } from 'zod'
import { Refusal } from '../refusal.ts'

/** PostgreSQL cannot store NUL and lone surrogates in a text. */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** Walks the values by a list, because a body of 32 KB can be nested deeper than calls can. */
function holdsUnstorable(input: unknown): boolean {
  const pending = [input]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string' && isUnstorable(value)) return true
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) pending.push(inner)
  }
  return false
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
