import { languageCodes, languageIdOf } from '@rashi/contract/languages.rules'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { readEmailContext } from '../email.ts'
import type { EmailExample } from '../email-example.ts'
import { renderPreviewPage } from './preview-page.ts'

/** Allows the inline styles and pictures of emails, but no scripts and no external content. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

/** Serves `GET /dev/emails`, all emails in all languages, in development only. */
export function serveEmailPreview(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'db'>,
  examples: readonly EmailExample[],
): void {
  if (!context.config.debug) return
  app.get('/dev/emails', async (_request, reply) => {
    const contexts = await Promise.all(
      languageCodes.map((code) => readEmailContext(context, languageIdOf(code))),
    )
    const previews = await Promise.all(
      examples.flatMap(({ name, render }) =>
        contexts.map(async (emailContext) => ({
          name,
          language: emailContext.language,
          email: await render(emailContext),
        })),
      ),
    )
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy)
    return renderPreviewPage(previews)
  })
}
