import type { ErrorBody, QueryOf } from '@rashi/contract'
import { ApiFailure } from '../../lib/api-failure.ts'
import { apiBaseUrl } from '../../lib/api.ts'
import { parseJson } from '../../lib/json.rules.ts'
import { translate } from '../../lib/texts.ts'
import { withProof } from './studio-api.ts'

/** Downloads the record as CSV, which is the only answer of the API that is not JSON. */
export const downloadRecord = (filter: QueryOf<'GET /studio/acts.csv'>): Promise<string> =>
  withProof(async () => {
    const query = new URLSearchParams(filter as Record<string, string>)
    const answer = await fetch(`${apiBaseUrl}/studio/acts.csv?${query}`, {
      headers: { 'accept-language': document.documentElement.lang },
    }).catch(() => {
      throw new ApiFailure(translate('shell.network-down'), { code: 'network-down' })
    })
    const text = await answer.text()
    if (answer.ok) return text
    const { message = '', code = 'internal-error' } = (parseJson(text) ?? {}) as Partial<ErrorBody>
    throw new ApiFailure(message, { status: answer.status, code })
  })
