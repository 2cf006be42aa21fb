import type { FastifyInstance } from 'fastify'
import fastJsonStringify from 'fast-json-stringify'
import { toJSONSchema, type core } from 'zod'

/**
 * Answers are written by a function made once from their schema: what the schema does not name is left
 * out, and what it names but is not there is a fault. To run each answer through the schema itself took
 * several times as long.
 */
export function writeAnswersBySchema(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema }) =>
    fastJsonStringify(
      toJSONSchema(schema as unknown as core.$ZodType, {
        target: 'draft-7',
        io: 'output',
      }) as object,
    ),
  )
}
