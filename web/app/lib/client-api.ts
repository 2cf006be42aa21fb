import { createApi, type Transport } from './api.ts'
import { session } from './session.ts'

/** Where the API lives: the same site, unless the build was configured for another. */
const baseUrl: string = import.meta.env.VITE_API_BASE_URL ?? '/api'

const overHttp: Transport = (path, { method, headers, body, signal }) =>
  fetch(baseUrl + path, { method, headers, body: body ?? null, signal: signal ?? null })

/** What the shell adds once it stands: words, and what a dead session leads to. */
export const clientCaller = {
  networkDown: () => 'The connection is down. Check it and try again.',
  refused: () => {},
}

/** The API as the browser calls it. */
export const api = createApi(overHttp, {
  token: session.token,
  languageCode: () => document.documentElement.lang || 'en',
  networkDown: () => clientCaller.networkDown(),
  used: session.touch,
  refused: () => clientCaller.refused(),
})
