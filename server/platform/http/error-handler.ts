import type { ErrorBody, RefusalCode } from '@rashi/contract'
import { formatMinutes } from '@rashi/contract/dates.rules'
import { defaultLanguage, type LanguageCode, languageCodeOf } from '@rashi/contract/languages.rules'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isConnectionFailure, isStatementTimeout } from '../database/connection-failure.ts'
import { Refusal } from '../refusal.ts'

/** Returns a function that translates text keys; a text that is not a key is returned unchanged. */
export type TranslatorOf = (
  languageId: number,
) => Promise<(key: string, values?: Readonly<Record<string, string>>) => string>

/** The framework's errors that are refusals, by their code. */
const frameworkRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_ASYNC_CONSTRAINT: 'bad-request',
}

/** Returns the refusal that an error means; undefined for an unexpected error. */
export function toRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors: Record<string, string[]> = {}
    for (const { instancePath, message } of error.validation) {
      const field = instancePath.split('/')[1] || 'body'
      ;(errors[field] ??= []).push(message ?? 'validation.other')
    }
    return new Refusal('invalid', { errors })
  }
  const known = frameworkRefusals[error.code]
  if (known) return new Refusal(known)
  if (isConnectionFailure(error) || isStatementTimeout(error))
    return new Refusal('unavailable', { retryAfterSeconds: 5 })
  // Errors of other libraries have a status too: a provider's 4xx is not our caller's fault.
  if (error.code?.startsWith('FST_') && (error.statusCode ?? 500) < 500)
    return new Refusal('bad-request')
  return undefined
}

/** Builds the response body of a refusal. */
export function errorBody(
  refusal: Refusal,
  translate: Awaited<ReturnType<TranslatorOf>>,
  language: LanguageCode = defaultLanguage,
): ErrorBody {
  const body: ErrorBody = {
    message: describeRefusal(refusal, translate, language),
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
  if (refusal.amount !== undefined) body.amount = refusal.amount
  if (refusal.secondStep !== undefined) body.second_step = refusal.secondStep
  return body
}

function describeRefusal(
  { code, reason, textKey, retryAfterSeconds }: Refusal,
  translate: Awaited<ReturnType<TranslatorOf>>,
  language: LanguageCode,
): string {
  if (reason !== undefined)
    return `${translate(`checkout.refused.${reason}`)} ${translate(`checkout.try.${reason}`)}`
  return textKey === undefined
    ? translate(`refusal.${code}`)
    : translate(textKey, { wait: formatMinutes(retryAfterSeconds ?? 0, language) })
}

const largestDiscardedBody = 16 * 1024

/**
 * Whether a large body of a request that is refused has not arrived in full. Reading it only to discard it, as the next
 * request on the same connection needs, costs more than a new connection.
 */
function hasLargeUnreadBody({ raw, headers }: FastifyRequest): boolean {
  if (raw.complete) return false
  return (
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > largestDiscardedBody
  )
}

/** Handles all errors of the API: a response has a status, a code and a sentence, and nothing else. */
export function handleErrors(
  app: FastifyInstance,
  {
    translatorOf,
    report,
    noteRefusal,
  }: {
    translatorOf: TranslatorOf
    report: (error: Error) => void
    noteRefusal: (request: FastifyRequest, refusal: Refusal) => Promise<void>
  },
): void {
  const sendRefusal = async (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    await noteRefusal(request, refusal)
    const translate = await translatorOf(request.languageId)
    if (hasLargeUnreadBody(request)) reply.header('connection', 'close')
    if (refusal.retryAfterSeconds !== undefined)
      reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfterSeconds)))
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(refusal, translate, languageCodeOf(request.languageId))))
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error)
    if (isConnectionFailure(error))
      request.log.warn({ err: error, route: request.routeOptions.url }, 'the database is away')
    if (isStatementTimeout(error))
      request.log.warn({ err: error, route: request.routeOptions.url }, 'a statement took too long')
    if (refusal) return sendRefusal(request, reply, refusal)
    request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error')
    report(error)
    return sendRefusal(request, reply, new Refusal('internal-error'))
  })
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('not-found')))
}
