import type { FastifyInstance } from 'fastify'
import fastJsonStringify from 'fast-json-stringify'
import { toJSONSchema, type core } from 'zod'

type Serialize = (value: unknown) => string

/** By schema: compiling them is most of the work of `buildApp`, and tests build many apps in one process. */
const serializers = new WeakMap<object, Serialize>()

const compileSerializer = (schema: core.$ZodType): Serialize =>
  fastJsonStringify(toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as object)

/**
 * Serializes answers by a function that is compiled once from their schema: what the schema does not name
 * is left out, and a named field that is missing is an error. Parsing each answer by the schema took
 * several times as long.
 */
export function writeAnswersBySchema(app: FastifyInstance): void {
  app.setSerializerCompiler<core.$ZodType>(({ schema }) => {
    const compiled = serializers.get(schema) ?? compileSerializer(schema)
    serializers.set(schema, compiled)
    return compiled
  })
}
