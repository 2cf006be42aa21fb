import type { ErrorBody, RefusalCode } from '@rashi/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isConnectionFailure } from '../database/connection-failure.ts'
import { Refusal } from '../refusal.ts'

/** Gives the texts of a language by their keys; a text that is no key is given as it is. */
export type TranslatorOf = (languageId: number) => Promise<(key: string) => string>

/** The framework's own errors that are an expected no, by their code. */
const ofFramework: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_ASYNC_CONSTRAINT: 'bad-request',
}

/** The expected no that an error stands for; undefined for a fault of the product. */
export function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors: Record<string, string[]> = {}
    for (const { instancePath, message } of error.validation) {
      const field = instancePath.split('/')[1] || 'body'
      ;(errors[field] ??= []).push(message ?? 'validation.other')
    }
    return new Refusal('invalid', { errors })
  }
  const known = ofFramework[error.code]
  if (known) return new Refusal(known)
  if (isConnectionFailure(error)) return new Refusal('unavailable', { retryAfterSeconds: 5 })
  // Other errors bear a status too: what a provider refuses to us is no fault of our caller's.
  if (error.code?.startsWith('FST_') && (error.statusCode ?? 500) < 500)
    return new Refusal('bad-request')
  return undefined
}

/** The body of an answer that refuses. */
export function errorBody(refusal: Refusal, translate: (key: string) => string): ErrorBody {
  const body: ErrorBody = {
    message: refusal.sentence ?? translate(`refusal.${refusal.code}`),
    code: refusal.code,
  }
  if (refusal.errors) {
    body.errors = Object.fromEntries(
      Object.entries(refusal.errors).map(([field, keys]) => [
        field,
        keys.map((key) => translate(key)),
      ]),
    )
  }
  if (refusal.reason !== undefined) body.reason = refusal.reason
  return body
}

/** One error table for the whole API: every no has a status, a code and a sentence, and nothing else. */
export function answerFailures(
  app: FastifyInstance,
  { translatorOf, report }: { translatorOf: TranslatorOf; report: (error: Error) => void },
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const translate = await translatorOf(request.languageId)
    if (refusal.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfterSeconds)))
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(refusal, translate)))
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal) return answer(request, reply, refusal)
    request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected failure')
    report(error)
    return answer(request, reply, new Refusal('internal-error'))
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply, new Refusal('not-found')))
}
