import { defaultLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '../refusal.ts'
import { errorBody, refusalOf, type TranslatorOf } from './failures.ts'

/** Node's parser refuses these with a status of their own; everything else is 400. */
const parserStatuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers to requests that no hook and no route sees, in the form of every other error: an address that
 * is not percent-encoded text (the framework's), and what is not HTTP at all (Node's parser's).
 */
export function answerMalformedRequests({
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
    const refusal = refusalOf(error) ?? new Refusal('bad-request')
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
