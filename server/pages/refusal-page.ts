import { isLanguageCode, languageCodeOf, languageIdOf } from '@rashi/contract/languages.rules'
import { createHash } from 'node:crypto'
import { builtInTranslator } from '../domains/languages/index.ts'
import type { Config } from '../platform/config.ts'
import type { Refusal } from '../platform/refusal.ts'

const style = `
:root { color-scheme: dark light }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; text-align: center;
  background: light-dark(#f3ead4, #12112a); color: light-dark(#221b33, #f4ebd7);
  font: 1.25rem/1.6 Georgia, 'Times New Roman', serif }
main { padding: 2rem; max-width: 34rem }
img { width: 4.5rem; height: 4.5rem }
h1 { margin: 1rem 0 .5rem; font-size: 2rem; font-weight: 400; line-height: 1.2 }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; color: inherit;
  text-decoration: none; border: 1px solid light-dark(#8a6a2e, #9a7d47) }`

const headers = {
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

/** The page that is sent in place of one that is not rendered. It needs neither the database nor JavaScript. */
export function refusalPage(
  { brandName }: Pick<Config, 'brandName'>,
  { url, languageId, refusal }: { url: string; languageId: number; refusal: Refusal },
): { html: string; headers: Readonly<Record<string, string>> } {
  const named = new URLSearchParams(url.split('?')[1]).get('lang')
  const code = named !== null && isLanguageCode(named) ? named : languageCodeOf(languageId)
  const translate = builtInTranslator(languageIdOf(code))
  const brand = brandName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return {
    html: `<!doctype html><html lang="${code}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand}</title>
<link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><img src="/brand-mark.svg" alt=""><h1>${brand}</h1>
<p>${translate(`refusal.${refusal.code}`)}</p><a href="">${translate('shell.try-again')}</a></main></body></html>`,
    headers: {
      ...headers,
      'retry-after': String(Math.max(1, Math.ceil(refusal.retryAfterSeconds ?? 0))),
    },
  }
}
