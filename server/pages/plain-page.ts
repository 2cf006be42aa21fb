import { isLanguageCode, type LanguageCode, languageCodeOf } from '@rashi/contract/languages.rules'
import { createHash } from 'node:crypto'
import { escapeHtml } from '../platform/escape-html.ts'

const style = `
:root { color-scheme: dark light }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; text-align: center;
  background: light-dark(#f3ead4, #12112a); color: light-dark(#221b33, #f4ebd7);
  font: 1.25rem/1.6 Georgia, 'Times New Roman', serif }
main { padding: 2rem; max-width: 34rem }
img { width: 4.5rem; height: 4.5rem }
h1 { margin: 1rem 0 .5rem; font-size: 2rem; font-weight: 400; line-height: 1.2 }
dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 2rem; margin: 1.5rem 0; text-align: start }
dd { margin: 0; text-align: end }
small { font-size: 1rem }
a { display: inline-block; margin: 1rem .25rem 0; padding: .75rem 1.5rem; color: inherit;
  text-decoration: none; border: 1px solid light-dark(#8a6a2e, #9a7d47) }`

/** The headers of a page that needs neither the database nor JavaScript. */
export const plainPageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** Returns the language that an address names, else that of `languageId`. */
export function languageOfPage(url: string, languageId: number): LanguageCode {
  const named = new URLSearchParams(url.split('?')[1]).get('lang')
  return named !== null && isLanguageCode(named) ? named : languageCodeOf(languageId)
}

/** @param body HTML below the mark of the brand */
export const plainPage = (code: LanguageCode, title: string, body: string): string =>
  `<!doctype html><html lang="${code}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><img src="/brand-mark.svg" alt="">${body}</main></body></html>`
