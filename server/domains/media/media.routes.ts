import type { Context } from '../../context/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { showPicture, uploadPicture } from './upload-picture.ts'

export function media(
  serve: Serve,
  context: Pick<Context, 'clock' | 'db' | 'jobs' | 'media'>,
): void {
  serve('POST /studio/upload-picture', (request) =>
    uploadPicture(context, request.rawBody, request),
  )
  serve('GET /studio/picture', ({ query }) => showPicture(context, query))
}
