import { directionOf } from '@rashi/contract/languages.rules'
import { sayTrader } from '@rashi/contract/trader.rules'
import { escapeHtml } from '../platform/escape-html.ts'
import type { EmailBlock, EmailContext } from './email.ts'

// Mail programs drop style sheets, so every style is inline.
const ink = '#221b33'
const linkColour = '#75531a'
const serif = "font-family:'Tiro Devanagari Hindi',Georgia,'Times New Roman',serif"
const sansSerif = "font-family:'Noto Sans Devanagari',Arial,Helvetica,sans-serif"
/** Keeps addresses within a narrow screen; older mail programs know the second property alone. */
const breakable = 'overflow-wrap:anywhere;word-break:break-word'
const body = `${serif};font-size:18px;line-height:1.6;color:${ink};${breakable}`
const quiet = `${sansSerif};font-size:14px;line-height:1.6;color:#5b4e58`
const button = `display:inline-block;padding:14px 28px;background:#2a2145;border-radius:2px;${quiet};font-size:16px;color:#fbf3df;text-decoration:none`
const picture = 'display:block;width:100%;max-width:480px;height:auto;margin:0 auto;border:0'
const hint = `margin:24px 0 0;padding-top:16px;border-top:1px solid #ebdfc1;${quiet};font-size:13px`
/** For the preview line of an inbox, which would otherwise repeat the brand and the subject. */
const hidden = 'display:none;max-height:0;overflow:hidden'

/** Names the seller, at the end of every email, where the installation has one. */
export const saySeller = ({ config, translate }: EmailContext): string[] =>
  config.trader ? [sayTrader(config.trader, translate).join(' · ')] : []

/** Renders the HTML part of an email. Every text is escaped here. */
export function renderEmailHtml(
  context: EmailContext,
  { subject, blocks }: { subject: string; blocks: readonly EmailBlock[] },
): string {
  const { language, translate, config } = context
  const title = escapeHtml(subject)
  const languageAttributes = `lang="${language}" dir="${directionOf(language)}"`
  const preview = blocks.find((block) => block.kind === 'paragraph')
  const addresses = blocks.filter((block) => block.kind === 'action')
  const parts = [
    ...blocks.map(renderBlock),
    ...addresses.map(
      ({ address }) =>
        `<p style="${hint}">${escapeHtml(translate('mail.address'))}<br>${renderLink(address)}</p>`,
    ),
    ...saySeller(context).map((seller) => `<p style="${hint}">${escapeHtml(seller)}</p>`),
  ]
  // The attributes are repeated on the outermost element of the body, because webmail drops `html` and `body`.
  return `<!doctype html>
<html ${languageAttributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f3ead4;color:${ink}">
${preview ? `<div style="${hidden}" aria-hidden="true">${escapeHtml(preview.text)}</div>\n` : ''}<div ${languageAttributes} style="max-width:520px;margin:0 auto;padding:40px 32px;background:#fffaee;border:1px solid #b3914f;border-radius:2px">
<p style="margin:0;${serif};font-size:22px;color:${linkColour};text-align:center">${escapeHtml(config.brandName)}</p>
<div style="width:64px;margin:16px auto 28px;border-top:1px solid #b3914f"></div>
<h1 style="margin:0;${serif};font-size:26px;font-weight:normal;line-height:1.3;color:${ink};${breakable}">${title}</h1>
${parts.join('\n')}
</div>
</body>
</html>
`
}

function renderBlock(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:16px 0 0;${body}">${renderLines(block.text)}</p>`
    case 'heading':
      return `<h2 style="margin:32px 0 0;${serif};font-size:20px;font-weight:normal;line-height:1.3;color:${linkColour}">${escapeHtml(block.text)}</h2>`
    case 'picture': {
      const { name, alt, width, height } = block
      return `<p style="margin:24px 0 0;text-align:center"><img src="cid:${escapeHtml(name)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="${picture}"></p>`
    }
    case 'facts': {
      const facts = block.facts.map(
        ([name, value]) =>
          `<dt style="margin:14px 0 0;${quiet}">${escapeHtml(name)}</dt><dd style="margin:0;${body}">${renderLines(value)}</dd>`,
      )
      return `<dl style="margin:24px 0 0">\n${facts.join('\n')}\n</dl>`
    }
    case 'action':
      return `<p style="margin:28px 0;text-align:center"><a href="${escapeHtml(block.address)}" style="${button}">${escapeHtml(block.label)}</a></p>`
    case 'notes':
      return `<p style="margin:24px 0 0;${quiet}">${block.lines.map(renderLines).join('<br>')}</p>`
    case 'link':
      return `<p style="margin:24px 0 0;${quiet}">${renderLines(block.text)} ${renderLink(block.address)}</p>`
  }
}

const renderLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const renderLink = (address: string) =>
  `<a href="${escapeHtml(address)}" style="color:${linkColour};${breakable}">${escapeHtml(address)}</a>`
