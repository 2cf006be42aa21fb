const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

// The product's paper, ink and brass. Mail programs drop style sheets, so every style is inline.
const ink = '#221b33'
const quiet = '#5b4e58'
const plate = '#2a2145'
const reading = "font-family:'Tiro Devanagari Hindi',Georgia,'Times New Roman',serif"
const controls = "font-family:'Noto Sans Devanagari',Arial,Helvetica,sans-serif"

/** A mail with one thing to do, as HTML. Every text is escaped here. */
export function letter(said: {
  readonly languageCode: string
  readonly title: string
  readonly brand: string
  readonly intro: string
  readonly action: string
  readonly address: string
  readonly addressHint: string
  readonly notes: readonly string[]
}): string {
  const brand = escaped(said.brand)
  const address = escaped(said.address)
  return `<!doctype html>
<html lang="${escaped(said.languageCode)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(said.title)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#f3ead4;color:${ink}">
<div style="max-width:520px;margin:0 auto;padding:40px 32px;background:#fffaee;border:1px solid #b3914f;border-radius:2px">
<p style="margin:0;${reading};font-size:22px;color:#75531a;text-align:center">${brand}</p>
<div style="width:64px;margin:16px auto 28px;border-top:1px solid #b3914f"></div>
<h1 style="margin:0 0 16px;${reading};font-size:26px;font-weight:normal;line-height:1.3;color:${ink}">${escaped(said.title)}</h1>
<p style="margin:0 0 28px;${reading};font-size:18px;line-height:1.6;color:${ink}">${escaped(said.intro)}</p>
<p style="margin:0 0 28px;text-align:center"><a href="${address}" style="display:inline-block;padding:14px 28px;background:${plate};border-radius:2px;${controls};font-size:16px;line-height:1.4;color:#fbf3df;text-decoration:none">${escaped(said.action)}</a></p>
<p style="margin:0 0 24px;${controls};font-size:14px;line-height:1.6;color:${quiet}">${said.notes.map(escaped).join('<br>')}</p>
<p style="margin:0;padding-top:16px;border-top:1px solid #ebdfc1;${controls};font-size:13px;line-height:1.6;color:${quiet};word-break:break-all">${escaped(said.addressHint)}<br><a href="${address}" style="color:#75531a">${address}</a></p>
</div>
</body>
</html>
`
}
