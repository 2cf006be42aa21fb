import { createHash } from 'node:crypto'
import { refusals } from '@rashi/contract/refusals'
import { escapeHtml } from '../escape-html.ts'
import type { ApiDocument, Operation, Schema } from './api-document.rules.ts'

/** Writes a schema in a short form for readers: `{ q: text of 200 at most, … }`. */
export function sketch(schema: Schema, indent = ''): string {
  if (schema.anyOf) return schema.anyOf.map((one) => sketch(one, indent)).join(' or ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.type))
    return schema.type.map((type) => sketch({ ...schema, type }, indent)).join(' or ')
  if (schema.type === 'array') return `list of ${sketch(schema.items ?? {}, indent)}`
  if (schema.type === 'object') return sketchObject(schema, indent)
  if (schema.type === 'string') return sketchText(schema)
  return typeof schema.type === 'string' ? schema.type : 'anything'
}

function sketchObject(schema: Schema, indent: string): string {
  const inner = `${indent}  `
  if (!schema.properties) {
    const { additionalProperties: values } = schema
    return `map of ${sketch(typeof values === 'object' ? values : {}, indent)}`
  }
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${inner}${name}${mark}: ${sketch(field, inner)}`
  })
  return `{\n${fields.join('\n')}\n${indent}}`
}

function sketchText({ format, minLength, maxLength }: Schema): string {
  const name = format ?? 'text'
  if (minLength !== undefined && minLength > 1) return `${name} of ${minLength} to ${maxLength}`
  return maxLength === undefined ? name : `${name} of ${maxLength} at most`
}

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 1.5rem }
nav ul { columns: 18rem; padding-left: 1.2rem }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); margin-top: 2rem }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
pre { overflow-x: auto; padding: .8rem; border-radius: .4rem; background: color-mix(in srgb, currentColor 7%, transparent) }
td, th { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0 }
`

/** The Content-Security-Policy of the page: only its own style may load. */
export const apiPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const block = (title: string, text: string) =>
  `<h4>${title}</h4><pre tabindex="0">${escapeHtml(text)}</pre>`

function renderCall(name: string, operation: Operation): string {
  const { operationId = '', summary, security, parameters = [], requestBody, responses } = operation
  const inputs = parameters.map(
    ({ name: parameter, in: where, required, schema }) =>
      `${parameter}${required ? '' : '?'}: ${sketch(schema)}  (${where})`,
  )
  const errors = Object.entries(responses).filter(([status]) => status !== '200')
  const rows = errors.map(([status, { description }]) => {
    const lines = description.split('\n\n').map((line) => escapeHtml(line.replaceAll('`', '')))
    return `<tr><th scope="row">${status}</th><td>${lines.join('<br>')}</td></tr>`
  })
  const body = requestBody?.content['application/json'].schema
  const success = responses['200']?.content['application/json'].schema
  return `<article id="${escapeHtml(operationId)}">
<h3>${escapeHtml(name)}</h3>
<p>${escapeHtml(summary)}.${security ? ' Needs a token.' : ''}</p>
${inputs.length > 0 ? block('Parameters', inputs.join('\n')) : ''}
${body ? block('Body', sketch(body)) : ''}
${success ? block('Response', sketch(success)) : ''}
<details><summary>Errors</summary><table>${rows.join('')}</table></details>
</article>`
}

/** Renders the OpenAPI document as one HTML page without scripts. */
export function renderApiPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  const groups = Object.entries(
    Object.groupBy(calls, ({ operation }) => operation.tags[0] ?? 'other'),
  )
  const list = groups.map(([tag, some = []]) => {
    const links = some.map(
      ({ name, operation }) =>
        `<li><a href="#${escapeHtml(operation.operationId ?? '')}">${escapeHtml(name)}</a></li>`,
    )
    return `<h3>${escapeHtml(tag)}</h3><ul>${links.join('')}</ul>`
  })
  const sections = groups.map(
    ([tag, some = []]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${some
        .map(({ name, operation }) => renderCall(name, operation))
        .join('')}</section>`,
  )
  const title = escapeHtml(document.info.title)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body>
<main>
<h1>${title}</h1>
<p>Requests and responses are JSON. A call that needs a token takes it as <code>Authorization: Bearer …</code>; sign-in
and sign-up return one. Unknown fields are ignored; a <code>?</code> marks optional ones.
<code>Accept-Language: hi</code> or <code>en</code> chooses the language of messages.
For programs: <a href="openapi.json">the same as OpenAPI 3.1</a>.</p>
<p>An error has its HTTP status and the body <code>{ message, code, errors? }</code>: a sentence for people, one of these
codes for programs, and for status 422 the messages of each invalid field. With 429 and 503,
<code>Retry-After</code> gives the seconds to wait.</p>
<pre tabindex="0">${Object.entries(refusals)
    .map(([code, status]) => `${status} ${code}`)
    .join('\n')}</pre>
<nav aria-label="Calls"><h2>Calls</h2>${list.join('')}</nav>
${sections.join('\n')}
</main>
</body>
</html>`
}
