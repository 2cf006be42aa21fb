import { defaultLanguage } from '@rashi/contract/languages.rules'
import { apiBaseUrl, createApi, type Api, type Transport } from './api.ts'
import { session } from './session.ts'
import { translate } from './texts.ts'

const overHttp: Transport = (path, { method, headers, body, signal }) =>
  fetch(apiBaseUrl + path, { method, headers, body: body ?? null, signal: signal ?? null })

const caller = {
  languageCode: () => document.documentElement.lang || defaultLanguage,
  networkDown: () => translate('shell.network-down'),
}

/** Called when a token is refused; the shell, which can navigate, sets the reaction. */
export const sessionWatch = { refused: () => {} }

/** Creates the API for a page that acts by another token than that of the session. */
export const createApiWithToken = (token: () => string | undefined, refused: () => void): Api =>
  createApi(overHttp, { ...caller, token, used: () => {}, refused })

/** The API with the token of the browser's session. */
export const api = createApi(overHttp, {
  ...caller,
  token: session.token,
  used: session.touch,
  refused: () => sessionWatch.refused(),
})
