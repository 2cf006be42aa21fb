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

/** What a dead session leads to; the shell, which can navigate, says what. */
export const sessionWatch = { refused: () => {} }

/** The API as a page calls it that acts by another token than the browser's session. */
export const apiBy = (token: () => string | undefined, refused: () => void): Api =>
  createApi(overHttp, { ...caller, token, used: () => {}, refused })

/** The API as the browser calls it. */
export const api = createApi(overHttp, {
  ...caller,
  token: session.token,
  used: session.touch,
  refused: () => sessionWatch.refused(),
})
