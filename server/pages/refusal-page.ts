import { languageIdOf } from '@rashi/contract/languages.rules'
import { builtInTranslator } from '../domains/languages/index.ts'
import type { Config } from '../platform/config.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import type { Refusal } from '../platform/refusal.ts'
import { languageOfPage, plainPage, plainPageHeaders } from './plain-page.ts'

/** The page that is sent in place of one that is not rendered. It needs neither the database nor JavaScript. */
export function refusalPage(
  { brandName }: Pick<Config, 'brandName'>,
  { url, languageId, refusal }: { url: string; languageId: number; refusal: Refusal },
): { html: string; headers: Readonly<Record<string, string>> } {
  const code = languageOfPage(url, languageId)
  const translate = builtInTranslator(languageIdOf(code))
  const status =
    refusal.code === 'unavailable'
      ? `<a href="/status?lang=${code}">${translate('status.link')}</a>`
      : ''
  return {
    html: plainPage(
      code,
      brandName,
      `<h1>${escapeHtml(brandName)}</h1>
<p>${translate(`refusal.${refusal.code}`)}</p><a href="">${translate('shell.try-again')}</a>${status}`,
    ),
    headers: {
      ...plainPageHeaders,
      'retry-after': String(Math.max(1, Math.ceil(refusal.retryAfterSeconds ?? 0))),
    },
  }
}
