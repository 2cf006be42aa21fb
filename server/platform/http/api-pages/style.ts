import { createHash } from 'node:crypto'

/** Day and night follow the system; the colours are those of web/app/styles/tokens.css. */
export const style = `
:root{color-scheme:light dark;--ground:light-dark(#f3ead4,#12112a);--surface:light-dark(#faf4e4,#1a1734);--sunken:light-dark(#fffbf1,#0d0c20);--text:light-dark(#221b33,#f4ebd7);--quiet:light-dark(#5b4e58,#c8bba6);--brass:light-dark(#75531a,#d9b56e);--line:light-dark(#b3914f,#7d6539);--hair:light-dark(#ddcba0,#38304a);--focus:light-dark(#3a2a9b,#ffe6a8);--reading:Georgia,'Times New Roman',serif;--controls:system-ui,Arial,sans-serif;--mono:ui-monospace,'Cascadia Code',Menlo,Consolas,monospace}
*{box-sizing:border-box}
html{scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 var(--controls)}
a{color:var(--brass);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;padding:.5rem 1rem;background:var(--surface);z-index:1}
.frame{max-width:78rem;margin:0 auto;padding:0 clamp(1rem,4vw,2.5rem) 4rem}
header{display:flex;align-items:center;gap:.75rem;padding:1.25rem 0;border-bottom:4px double var(--line)}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;color:inherit;text-decoration:none;font:1.35rem/1.2 var(--reading)}
header svg{width:2.25rem;height:2.25rem;flex:none}
nav{padding:1.25rem 0;font-size:.9375rem;line-height:1.4}
nav h2{margin:0 0 .5rem;font:600 .8125rem/1.4 var(--controls);letter-spacing:.08em;text-transform:uppercase;color:var(--quiet)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.1rem;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:.4rem 0;text-decoration:none}nav a:hover{text-decoration:underline}
nav [aria-current]{color:var(--text);font-weight:600}
nav .calls{display:grid;gap:0;margin:.25rem 0 .5rem;padding-left:.9rem;border-left:1px solid var(--line);flex-basis:100%}
nav .calls a{font:.8125rem/1.45 var(--mono);overflow-wrap:anywhere;padding:.35rem 0}
main{min-width:0}
h1{margin:1.5rem 0 .75rem;font:400 clamp(1.9rem,1.5rem + 2vw,2.9rem)/1.15 var(--reading)}
h2{margin:2.75rem 0 .5rem;font:400 1.6rem/1.25 var(--reading)}
h4{margin:1.5rem 0 .5rem;font:600 .9375rem/1.4 var(--controls)}
p,li{max-width:44rem}
.lead{font:1.0625rem/1.6 var(--reading)}
.facts{color:var(--quiet);font-size:.9375rem}
article{margin-top:2.75rem;padding-top:1.75rem;border-top:1px solid var(--line)}
h3{margin:0 0 .5rem;font:600 1.0625rem/1.45 var(--mono);overflow-wrap:anywhere}
.anchor{color:inherit;text-decoration:none}.anchor:hover{text-decoration:underline}
.anchor::after{content:' #';color:var(--brass)}
.method{padding:.1rem .45rem;border:1px solid var(--line);border-radius:2px;color:var(--brass);font-size:.8125rem}
code{font-family:var(--mono);font-size:.875em;overflow-wrap:anywhere}
figure{margin:1.25rem 0}
figcaption{margin-bottom:.4rem;font:600 .9375rem/1.4 var(--controls)}
pre{margin:0;max-height:24rem;overflow:auto;padding:.9rem 1rem;border:1px solid var(--hair);border-radius:2px;background:var(--sunken);font-size:.875rem;line-height:1.5}
pre code{font-size:1em;overflow-wrap:normal}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5}
th,td{padding:.45rem 1rem .45rem 0;border-bottom:1px solid var(--hair);text-align:left;vertical-align:top}
thead th{font-size:.8125rem;color:var(--quiet);border-bottom-color:var(--line)}
tbody th{font-weight:400;min-width:9rem}
summary{min-height:2.75rem;padding:.6rem 0;color:var(--brass);cursor:pointer}
.list{columns:20rem;column-gap:2.5rem;margin:0;padding:0;list-style:none;font-size:.9375rem}
.list li{break-inside:avoid;padding:.2rem 0}
.list a{display:inline-block;padding:.15rem 0;text-decoration:none}.list a:hover{text-decoration:underline}
@media (min-width:60rem){
.body{display:grid;grid-template-columns:16rem minmax(0,1fr);gap:3rem}
nav{position:sticky;top:0;max-height:100vh;overflow-y:auto;padding:2rem 1rem 2rem 0;border-right:1px solid var(--hair)}
nav ul{display:block}
}
@media print{nav{display:none}pre{max-height:none}body{background:none}}
`

/** The Content-Security-Policy of the pages: only their own style may load. */
export const apiPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
