import type { ResponseOf } from '@rashi/contract'
import { defaultLanguage } from '@rashi/contract/languages.rules'
import { apiBaseUrl, createApi } from '../../../lib/api.ts'
import { translate } from '../../../lib/texts.ts'
import { studioApi, withProof } from '../studio-api.ts'

type Picture = ResponseOf<'GET /studio/picture'>

/** Sends the bytes of a file, which the client of the API cannot: it sends JSON. */
function send(file: Blob): Promise<Picture> {
  const { guest } = createApi(
    (path, { method, headers }) =>
      fetch(apiBaseUrl + path, {
        method,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: file,
      }),
    {
      token: () => undefined,
      languageCode: () => document.documentElement.lang || defaultLanguage,
      networkDown: () => translate('shell.network-down'),
      used: () => {},
      refused: () => {},
    },
  )
  const call = guest as unknown as (name: 'POST /studio/upload-picture') => Promise<Picture>
  return withProof(() => call('POST /studio/upload-picture'))
}

const pauseMilliseconds = 1_000

/** Uploads a picture, and waits until its files are ready or it has failed. */
export async function uploadPicture(file: Blob, signal: AbortSignal): Promise<Picture> {
  let picture = await send(file)
  while (picture.state === 'waiting' && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    picture = await studioApi.staff('GET /studio/picture', {
      query: { picture_id: picture.id },
      signal,
    })
  }
  return picture
}
