import type { Context } from '../../platform/context.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { listLanguages } from './list-languages.ts'

export function languages(serve: Serve, { db }: Pick<Context, 'db'>): void {
  serve('GET /language/list', async () => ({ languages: await listLanguages(db) }))
}
