import type { FastifyInstance } from 'fastify'
import fastJsonStringify from 'fast-json-stringify'
import { toJSONSchema, type core } from 'zod'

type Serialize = (value: unknown) => string

/** By schema: compiling them is most of the work of `buildApp`, and tests build many apps in one process. */
const serializers = new WeakMap<object, Serialize>()

const compileSerializer = (schema: core.$ZodType): Serialize =>
  fastJsonStringify(toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as object)

/**
 * Serializes responses with a function compiled from their schema: fields that the schema does not name are left out,
 * and a missing field is an error. Validating each response with zod took several times as long.
 */
export function serializeBySchema(app: FastifyInstance): void {
  app.setSerializerCompiler<core.$ZodType>(({ schema }) => {
    const compiled = serializers.get(schema) ?? compileSerializer(schema)
    serializers.set(schema, compiled)
    return compiled
  })
}
