import { escapeHtml } from '../platform/escape-html.ts'

// The product's paper, ink and brass. Mail programs drop style sheets, so every style is inline.
const ink = '#221b33'
const reading = "font-family:'Tiro Devanagari Hindi',Georgia,'Times New Roman',serif"
const controls = "font-family:'Noto Sans Devanagari',Arial,Helvetica,sans-serif"
export const readingStyle = `${reading};font-size:18px;line-height:1.6;color:${ink}`
export const quietStyle = `${controls};font-size:14px;line-height:1.6;color:#5b4e58`

/** A mail's frame, as HTML; `body` is markup, the other texts are escaped here. */
export function onPaper(said: {
  readonly languageCode: string
  readonly title: string
  readonly brand: string
  readonly body: string
}): string {
  return `<!doctype html>
<html lang="${escapeHtml(said.languageCode)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(said.title)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f3ead4;color:${ink}">
<div style="max-width:520px;margin:0 auto;padding:40px 32px;background:#fffaee;border:1px solid #b3914f;border-radius:2px">
<p style="margin:0;${reading};font-size:22px;color:#75531a;text-align:center">${escapeHtml(said.brand)}</p>
<div style="width:64px;margin:16px auto 28px;border-top:1px solid #b3914f"></div>
<h1 style="margin:0 0 16px;${reading};font-size:26px;font-weight:normal;line-height:1.3;color:${ink}">${escapeHtml(said.title)}</h1>
${said.body}
</div>
</body>
</html>
`
}
