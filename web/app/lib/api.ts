import type { BodyOf, ErrorBody, ParamsOf, QueryOf, ResponseOf, Routes } from '@rashi/contract'
import { ApiFailure } from './api-failure.ts'
import { parseJson } from './json.rules.ts'

/** The address of the API in the browser: this site, unless the build sets another. */
export const apiBaseUrl: string = import.meta.env.VITE_API_BASE_URL || '/api'

type Routed<Auth extends 'user' | 'public'> = {
  [N in keyof Routes]: Routes[N]['auth'] extends Auth ? N : never
}[keyof Routes]
export type PublicCall = Routed<'public'>
export type UserCall = Routed<'user'>

type Given<Name extends string, T> = undefined extends T ? { [K in Name]?: T } : { [K in Name]: T }
/** `params`, `query` and `body`, as the contract asks for them. */
export type Input<N extends keyof Routes> = Given<'params', ParamsOf<N>> &
  Given<'query', QueryOf<N>> &
  Given<'body', BodyOf<N>> & { signal?: AbortSignal | undefined }
type Arguments<N extends keyof Routes> =
  {} extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/** Carries a request to the API and brings its answer: over HTTP in the browser, in process on the server. */
export type Transport = (
  path: string,
  init: {
    method: string
    headers: Record<string, string>
    body?: string
    signal?: AbortSignal | undefined
  },
) => Promise<{ status: number; text(): Promise<string> }>

export interface Api {
  /** A call that anybody may make; it never carries a token. */
  guest<N extends PublicCall>(name: N, ...input: Arguments<N>): Promise<ResponseOf<N>>
  /** A call of the signed-in user; refused here, without a request, when there is no token. */
  user<N extends UserCall>(name: N, ...input: Arguments<N>): Promise<ResponseOf<N>>
}

/** What the caller's side knows: its token, its language, and what is to happen on use and on a 401. */
export interface Caller {
  token(): string | undefined
  languageCode(): string
  /** What people read when the network is down. */
  networkDown(): string
  used(): void
  refused(): void
}

type Loose = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal | undefined }

export function createApi(transport: Transport, caller: Caller): Api {
  async function call(name: string, input: Loose = {}, token?: string): Promise<never> {
    const [method, pattern] = name.split(' ') as [string, string]
    const answer = await transport(pathOf(pattern, input), {
      method,
      headers: {
        'accept-language': caller.languageCode(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal: input.signal,
    }).catch((error: unknown) => {
      if (input.signal?.aborted) throw error
      throw new ApiFailure(caller.networkDown(), { code: 'network-down' })
    })
    const text = await answer.text()
    if (answer.status >= 400) throw failureOf(answer.status, text)
    const body = parseJson(text)
    // A network that asks to be signed in to answers with a page of its own.
    if (body === undefined) throw new ApiFailure(caller.networkDown(), { code: 'network-down' })
    return body as never
  }
  return {
    guest: (name, ...[input]) => call(name, input),
    user: async (name, ...[input]) => {
      const token = caller.token()
      if (token === undefined) {
        caller.refused()
        throw new ApiFailure('', { status: 401, code: 'no-token' })
      }
      caller.used()
      try {
        return await call(name, input, token)
      } catch (failure) {
        // A token replaced meanwhile (a second tab signed in) says nothing of the new one.
        if (failure instanceof ApiFailure && failure.status === 401 && caller.token() === token)
          caller.refused()
        throw failure
      }
    },
  }
}

function pathOf(pattern: string, { params, query }: Loose): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

function failureOf(status: number, text: string): ApiFailure {
  // Where something between us and the server answered, what it said is all there is to say.
  const body = (parseJson(text) ?? {}) as Partial<ErrorBody>
  return new ApiFailure(body.message ?? `${status} ${text.slice(0, 200)}`.trim(), {
    status,
    code: body.code ?? 'internal-error',
    errors: body.errors ?? {},
    reason: body.reason,
    isBare: body.message === undefined,
  })
}
