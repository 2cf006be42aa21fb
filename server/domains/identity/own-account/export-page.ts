import { dateFormat } from '@rashi/contract/dates.rules'
import { type LanguageCode, languageCodeOf, localeOf } from '@rashi/contract/languages.rules'
import type { ExportedValue, ResponseOf } from '@rashi/contract'
import { escapeHtml } from '../../../platform/escape-html.ts'
import { type Translate, translator } from '../../languages/index.ts'
import type { IdentityContext } from '../common/identity-context.ts'
import { exportData } from './export-data.ts'

type Exported = ResponseOf<'GET /user/export'>
type Row = Exported['kept'][number]['rows'][number]

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
/** A date, or a local date and time without a time zone. */
const local = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/

/** Styles for screen and print; the page loads no other file. */
const style = `
body{max-width:46rem;margin:0 auto;padding:2rem 1.25rem;font:1rem/1.6 Georgia,'Noto Sans Devanagari',serif;color:#2a2145;background:#fbf3df}
h1{font-size:1.75rem;line-height:1.25}h2{margin:2.5rem 0 .5rem;font-size:1.25rem;border-bottom:1px solid #c9a95c}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.1rem 1rem;margin:0;padding:.75rem 0;break-inside:avoid}
dl+dl{border-top:1px solid #ebdfc1}dt{color:#6a5a3a}dd{margin:0;overflow-wrap:anywhere}dd dl{padding:0;grid-template-columns:1fr}
p{color:#6a5a3a}@media print{body{background:none;padding:0}}`

/** Exports everything that is stored about a person as one HTML page without other files. */
export async function exportPage(
  context: IdentityContext,
  userId: string,
  languageId: number,
): Promise<ResponseOf<'GET /user/export-page'>> {
  const exported = await exportData(context, userId)
  const language = languageCodeOf(languageId)
  const translate = await translator(context.db, languageId)
  const format = createFormatter(language, translate)
  const brand = context.config.brandName
  const title = translate('export.title', { brand })
  const day = exported.exported_at.slice(0, 10)
  const lead = format.text('export.lead', { day: format.value(exported.exported_at) })
  const sections = exported.kept.map(({ topic, rows }) => {
    const content =
      rows.length === 0
        ? `<p>${format.text('export.nothing')}</p>`
        : rows.map(format.row).join('\n')
    return `<section><h2>${format.text(`export.topic.${topic}`)}</h2>\n${content}</section>`
  })
  return {
    file_name: `${brand.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-${day}.html`,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${lead}</p>
${sections.join('\n')}
</main></body></html>
`,
  }
}

/** Creates functions that format names and values in one language as escaped HTML. */
function createFormatter(code: LanguageCode, translate: Translate) {
  const locale = localeOf(code)
  const text = (...args: Parameters<Translate>) => escapeHtml(translate(...args))
  const day = dateFormat(code, { dateStyle: 'long', timeZone: 'UTC' })
  const moment = dateFormat(code, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' })

  /** Formats a date or time; returns undefined for any other text. */
  const formatDate = (text: string): string | undefined => {
    if (instant.test(text)) return `${moment.format(Date.parse(text))} UTC`
    const [, date, time] = local.exec(text) ?? []
    const at = new Date(`${date}T${time ?? '00:00:00'}Z`)
    // `Date` reads `2026-02-31` as a day in March.
    const isDate = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date ?? '')
    return isDate ? (time ? moment : day).format(at) : undefined
  }

  const value = (field: ExportedValue, name = ''): string => {
    if (field === null || field === '') return '–'
    if (typeof field === 'boolean') return text(field ? 'export.yes' : 'export.no')
    if (typeof field === 'number') return name === 'amount' ? amount.format(field) : String(field)
    if (typeof field === 'string') return formatDate(field) ?? escapeHtml(field)
    if (Array.isArray(field))
      return field.every((one) => typeof one !== 'object')
        ? list.format(field.map((one) => value(one))) || '–'
        : field.map((one) => value(one)).join('')
    return row(field)
  }
  /** Fields of an order have no text of their own, because each kind of purchase has other fields. */
  const label = (name: string): string => {
    const key = `export.field.${name}`
    const found = text(key)
    return found === key ? escapeHtml(name.replaceAll('_', ' ')) : found
  }
  const row = (fields: Row): string =>
    `<dl>${Object.entries(fields)
      .map(([name, field]) => `<dt>${label(name)}</dt><dd>${value(field, name)}</dd>`)
      .join('')}</dl>`

  return { text, value, row }
}
