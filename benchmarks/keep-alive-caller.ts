import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Answer, TestApp } from '../server/testing/test-app.ts'

export type KeepAliveCall = (
  ...parameters: Parameters<TestApp['call']>
) => Promise<Pick<Answer, 'status' | 'text'>>

/**
 * Creates the function that makes calls over connections that stay open. `fetch`, and parsing what is answered, take twice the
 * processor time, which the product lacks then: it runs on the same processors.
 */
export function createKeepAliveCaller(port: string): KeepAliveCall {
  const agent = new Agent({ keepAlive: true })
  return async (name, { body, token, headers } = {}) => {
    const [method, path] = name.split(' ')
    const sent = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: answer.statusCode ?? 0, text: await text(answer) }
  }
}
