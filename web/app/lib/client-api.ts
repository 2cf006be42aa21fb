import { apiBaseUrl } from './api-base.ts'
import { createApi, type Transport } from './api.ts'
import { session } from './session.ts'
import { spoken } from './spoken.ts'

const overHttp: Transport = (path, { method, headers, body, signal }) =>
  fetch(apiBaseUrl + path, { method, headers, body: body ?? null, signal: signal ?? null })

/** What a dead session leads to; the shell, which can navigate, says what. */
export const sessionWatch = { refused: () => {} }

/** The API as the browser calls it. */
export const api = createApi(overHttp, {
  token: session.token,
  languageCode: () => document.documentElement.lang || 'en',
  networkDown: () => spoken.say('shell.network-down'),
  used: session.touch,
  refused: () => sessionWatch.refused(),
})
