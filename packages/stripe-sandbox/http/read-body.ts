import type { IncomingMessage } from 'node:http'
import { invalidRequest } from '../shared/failures.ts'

const most = 64 * 1024

/** @throws {StripeFailure} 400 if the body is longer than 64 KiB */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw invalidRequest('The request body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
