import type { BodyOf, ErrorBody, ParamsOf, QueryOf, ResponseOf, Routes } from '@rashi/contract'
import { type CountedPage, openedPageHeader } from '@rashi/contract/opened-page.rules'
import { ApiFailure } from './api-failure.ts'
import { parseJson } from './json.rules.ts'

/** The address of the API in the browser: this site, unless the build sets another. */
export const apiBaseUrl: string = import.meta.env.VITE_API_BASE_URL || '/api'

type Routed<Auth extends 'user' | 'public'> = {
  [N in keyof Routes]: Routes[N]['auth'] extends Auth ? N : never
}[keyof Routes]
export type PublicCall = Routed<'public'>
export type UserCall = Routed<'user'>

type Part<Name extends string, T> = undefined extends T ? { [K in Name]?: T } : { [K in Name]: T }
/** `params`, `query` and `body`, as the contract requires them. */
export type Input<N extends keyof Routes> = Part<'params', ParamsOf<N>> &
  Part<'query', QueryOf<N>> &
  Part<'body', BodyOf<N>> & {
    signal?: AbortSignal | undefined
    /** Sends the session's token, where there is one, with a public call that would end that session otherwise. */
    keepsSession?: true
    /** The counted page that this call opens. */
    opens?: CountedPage
  }
type Arguments<N extends keyof Routes> =
  {} extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

/** Sends a request to the API: over HTTP in the browser, in process on the server. */
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
  /** Makes a public call, without a token unless the input asks for it. */
  guest<N extends PublicCall>(name: N, ...input: Arguments<N>): Promise<ResponseOf<N>>
  /** Makes a call as the signed-in user. Without a token it is refused without a request. */
  user<N extends UserCall>(name: N, ...input: Arguments<N>): Promise<ResponseOf<N>>
}

/** The side of the caller: its token, its language, and its reactions to the use of the token and to a 401. */
export interface Caller {
  token(): string | undefined
  languageCode(): string
  /** Returns the message for a network that is down. */
  networkDown(): string
  used(): void
  refused(): void
}

type Loose = {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
  keepsSession?: true
  opens?: CountedPage
}

export function createApi(transport: Transport, caller: Caller): Api {
  async function call(name: string, input: Loose = {}, token?: string): Promise<never> {
    const [method, pattern] = name.split(' ') as [string, string]
    const answer = await transport(buildPath(pattern, input), {
      method,
      headers: {
        'accept-language': caller.languageCode(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(input.opens === undefined ? {} : { [openedPageHeader]: input.opens }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      signal: input.signal,
    }).catch((error: unknown) => {
      if (input.signal?.aborted) throw error
      throw new ApiFailure(caller.networkDown(), { code: 'network-down' })
    })
    const text = await answer.text()
    if (answer.status >= 400) throw readFailure(answer.status, text)
    const body = parseJson(text)
    // A network with a sign-in page of its own answers with that page.
    if (body === undefined) throw new ApiFailure(caller.networkDown(), { code: 'network-down' })
    return body as never
  }
  return {
    guest: (name, ...[input]) =>
      call(name, input, input?.keepsSession ? caller.token() : undefined),
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
        // If a second tab has signed in meanwhile, the 401 is not about the current token.
        if (failure instanceof ApiFailure && failure.status === 401 && caller.token() === token)
          caller.refused()
        throw failure
      }
    },
  }
}

function buildPath(pattern: string, { params, query }: Loose): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const entries = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  const search = new URLSearchParams(
    entries.map(([name, value]) => [name, String(value)]),
  ).toString()
  return search ? `${path}?${search}` : path
}

function readFailure(status: number, text: string): ApiFailure {
  // A proxy between the browser and the server may have answered, without a body of ours.
  const body = (parseJson(text) ?? {}) as Partial<ErrorBody>
  return new ApiFailure(body.message ?? `${status} ${text.slice(0, 200)}`.trim(), {
    status,
    code: body.code ?? 'internal-error',
    errors: body.errors ?? {},
    reason: body.reason,
    amount: body.amount,
    secondStep: body.second_step,
    isBare: body.message === undefined,
  })
}
