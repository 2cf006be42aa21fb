import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '../refusal.ts'
import { errorBody, toRefusal, type TranslatorOf } from './error-handler.ts'

/** Errors of Node's parser with a status of their own; all others are 400. */
const parserStatuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Handles requests that reach no hook and no route, with the body of every other error: an address that the framework
 * cannot decode, and bytes that Node's parser cannot read as HTTP.
 */
export function handleMalformedRequests({
  translatorOf,
  headers,
  languageIdFromHeader,
}: {
  translatorOf: TranslatorOf
  headers: Readonly<Record<string, string>>
  languageIdFromHeader: (acceptLanguage: string | undefined) => number
}) {
  async function answerFrameworkError(
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const refusal = toRefusal(error) ?? new Refusal('bad-request')
    const translate = await translatorOf(languageIdFromHeader(request.headers['accept-language']))
    void reply
      .headers(headers)
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(refusal, translate)))
  }

  async function answerParserError(error: NodeJS.ErrnoException, socket: Socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = parserStatuses[error.code ?? ''] ?? 400
    const translate = await translatorOf(languageIdOf(defaultLanguage))
    const body = JSON.stringify(errorBody(new Refusal('bad-request'), translate))
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }

  return {
    frameworkErrors: (...failed: Parameters<typeof answerFrameworkError>) =>
      void answerFrameworkError(...failed),
    clientErrorHandler: (...failed: Parameters<typeof answerParserError>) =>
      void answerParserError(...failed),
  }
}
