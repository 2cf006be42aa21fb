import type { ErrorBody, QueryOf } from '@rashi/contract'
import { ApiFailure } from '../../lib/api-failure.ts'
import { apiBaseUrl } from '../../lib/api.ts'
import { parseJson } from '../../lib/json.rules.ts'
import { translate } from '../../lib/texts.ts'
import { withProof } from './studio-api.ts'

/** Downloads the record or the figures as CSV, the only answers of the API that are not JSON. */
export const downloadCsv = <N extends 'acts' | 'figures'>(
  name: N,
  query: QueryOf<`GET /studio/${N}.csv`>,
): Promise<string> =>
  withProof(async () => {
    const search = new URLSearchParams(query as Record<string, string>)
    const answer = await fetch(`${apiBaseUrl}/studio/${name}.csv?${search}`, {
      headers: { 'accept-language': document.documentElement.lang },
    }).catch(() => {
      throw new ApiFailure(translate('shell.network-down'), { code: 'network-down' })
    })
    const text = await answer.text()
    if (answer.ok) return text
    const { message = '', code = 'internal-error' } = (parseJson(text) ?? {}) as Partial<ErrorBody>
    throw new ApiFailure(message, { status: answer.status, code })
  })
