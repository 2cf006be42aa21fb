import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Db } from '../../platform/database/database.ts'
import { listChangedTexts } from './language-text.repository.ts'
import { withChanges } from './list-languages.ts'

/** The list as JSON ready to send: every page asks for it, and it changes with an operator's texts only. */
export interface KeptLanguages {
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly etag: string
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export function keepLanguages(db: Db): () => Promise<KeptLanguages> {
  let kept: { revision: string; languages: KeptLanguages } | undefined
  return async () => {
    const changed = await listChangedTexts(db)
    const revision = JSON.stringify(changed)
    if (kept?.revision !== revision) {
      const plain = Buffer.from(JSON.stringify({ languages: withChanges(changed) }))
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
      const languages = { plain, brotli: brotliCompressSync(plain, quality), etag: `"${hash}"` }
      kept = { revision, languages }
    }
    return kept.languages
  }
}
