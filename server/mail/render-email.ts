import { escapeHtml } from '../platform/escape-html.ts'
import { onPaper, quietStyle, readingStyle } from './email-layout.ts'

/** A mail with one thing to do, as HTML. Every text is escaped here. */
export function letterPage(said: {
  readonly languageCode: string
  readonly title: string
  readonly brand: string
  readonly intro: string
  readonly action: string
  readonly address: string
  readonly addressHint: string
  readonly notes: readonly string[]
}): string {
  const address = escapeHtml(said.address)
  const action = `display:inline-block;padding:14px 28px;background:#2a2145;border-radius:2px;${quietStyle};font-size:16px;color:#fbf3df;text-decoration:none`
  const hint = `margin:0;padding-top:16px;border-top:1px solid #ebdfc1;${quietStyle};font-size:13px;word-break:break-all`
  return onPaper({
    ...said,
    body: `<p style="margin:0 0 28px;${readingStyle}">${escapeHtml(said.intro)}</p>
<p style="margin:0 0 28px;text-align:center"><a href="${address}" style="${action}">${escapeHtml(said.action)}</a></p>
<p style="margin:0 0 24px;${quietStyle}">${said.notes.map(escapeHtml).join('<br>')}</p>
<p style="${hint}">${escapeHtml(said.addressHint)}<br><a href="${address}" style="color:#75531a">${address}</a></p>`,
  })
}
