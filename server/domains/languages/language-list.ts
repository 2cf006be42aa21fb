import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Db } from '../../platform/database/database.ts'
import { listChangedTexts } from './language-text.repository.ts'
import { listLanguages } from './list-languages.ts'

/** The list of languages as JSON, ready to send: every page requests it, and it changes rarely. */
export interface LanguageList {
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly etag: string
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Returns a reader of the list that serialises it again only after an operator changed a text. */
export function languageListReader(db: Db): () => Promise<LanguageList> {
  let cached: { revision: string; list: LanguageList } | undefined
  return async () => {
    const changed = await listChangedTexts(db)
    const revision = JSON.stringify(changed)
    if (cached?.revision !== revision) {
      const plain = Buffer.from(JSON.stringify({ languages: listLanguages(changed) }))
      const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
      const list = { plain, brotli: brotliCompressSync(plain, quality), etag: `"${hash}"` }
      cached = { revision, list }
    }
    return cached.list
  }
}
