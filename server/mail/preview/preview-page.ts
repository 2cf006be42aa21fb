import { directionOf, type LanguageCode } from '@rashi/contract/languages.rules'
import type { Mail } from '../../gateways/mail/mailer.ts'
import { escapeHtml } from '../../platform/escape-html.ts'

export interface EmailPreview {
  readonly name: string
  readonly language: LanguageCode
  readonly email: Mail
}

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1.5rem; max-width: 90rem }
nav ul { columns: 20rem; padding-left: 1.2rem }
section { border-top: 1px solid #8888; margin-top: 2rem }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1rem }
iframe { box-sizing: border-box; width: 100%; height: 40rem; border: 1px solid #8888; background: #fff; resize: both }
pre { margin: 0; padding: 1rem; border: 1px solid #8888; white-space: pre-wrap; overflow-wrap: anywhere }
`

/** Renders the HTML and the text of emails side by side, with a list of links to them. */
export function renderPreviewPage(previews: readonly EmailPreview[]): string {
  const list = previews.map(
    (preview, index) => `<li><a href="#email-${index}">${formatTitle(preview)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Emails</title><style>${style}</style></head>
<body>
<main>
<h1>Emails</h1>
<p>Every email with example data, in every language. Served in development only.</p>
<nav aria-label="Emails"><ul>${list.join('')}</ul></nav>
${previews.map(renderPreview).join('\n')}
</main>
</body>
</html>
`
}

function renderPreview(preview: EmailPreview, index: number): string {
  const { email, language } = preview
  const title = formatTitle(preview)
  const replyTo = email.replyTo === undefined ? '' : `<br>Reply-To: ${escapeHtml(email.replyTo)}`
  const languageAttributes = `lang="${language}" dir="${directionOf(language)}"`
  return `<section id="email-${index}">
<h2>${title}</h2>
<p>Subject: <b ${languageAttributes}>${escapeHtml(email.subject)}</b><br>To: ${escapeHtml(email.to)}${replyTo}</p>
<div class="parts">
<iframe title="HTML of ${title}" sandbox loading="lazy" srcdoc="${escapeHtml(embedPictures(email))}"></iframe>
<pre tabindex="0" ${languageAttributes}>${escapeHtml(email.text)}</pre>
</div>
</section>`
}

/** Replaces the addresses of the email's pictures by the pictures themselves. */
const embedPictures = ({ html, pictures = [] }: Mail) =>
  pictures.reduce(
    (shown, { name, png }) =>
      shown.replaceAll(`cid:${name}`, `data:image/png;base64,${png.toString('base64')}`),
    html,
  )

const formatTitle = ({ name, language }: EmailPreview) => escapeHtml(`${name} (${language})`)
