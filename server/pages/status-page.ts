import { languageIdOf } from '@rashi/contract/languages.rules'
import { builtInTranslator } from '../domains/languages/index.ts'
import type { Config } from '../platform/config.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { languageOfPage, plainPage } from './plain-page.ts'

export interface ServiceStatus {
  readonly reading: 'works' | 'down'
  readonly 'signing-in': 'works' | 'down'
  readonly paying: 'works' | 'down'
  readonly emails: 'works' | 'late'
}

const parts = ['reading', 'signing-in', 'paying', 'emails'] as const

/** The page that says what works now, from built-in texts alone. */
export function statusPage(
  { brandName }: Pick<Config, 'brandName'>,
  { url, languageId, status }: { url: string; languageId: number; status: ServiceStatus },
): string {
  const code = languageOfPage(url, languageId)
  const translate = builtInTranslator(languageIdOf(code))
  const isAllWell = parts.every((part) => status[part] === 'works')
  const rows = parts.map(
    (part) =>
      `<dt>${translate(`status.${part}`)}</dt><dd>${translate(`status.${status[part]}`)}</dd>`,
  )
  const aboutPayments = status.paying === 'works' ? '' : `<p>${translate('status.paid-once')}</p>`
  return plainPage(
    code,
    `${translate('status.title')} · ${brandName}`,
    `<p>${escapeHtml(brandName)}</p><h1>${translate('status.title')}</h1>
<p>${translate(isAllWell ? 'status.all-well' : 'status.some')}</p><dl>${rows.join('')}</dl>${aboutPayments}
<p><small>${translate('status.age')}</small></p><a href="/">${translate('status.to-start')}</a>`,
  )
}
