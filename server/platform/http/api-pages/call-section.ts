import type { LimitName, RouteDefinition } from '@rashi/contract'
import { findStudioCall } from '@rashi/contract/studio-roles.rules'
import { escapeHtml } from '../../escape-html.ts'
import type { Operation } from './api-document.rules.ts'
import { makeExample } from './examples.rules.ts'
import { describeType, type Field, listFields } from './fields.rules.ts'

/** A call with all that its section tells. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
  readonly route: RouteDefinition
}

export const idOf = ({ operation }: Call): string => escapeHtml(operation.operationId ?? '')

/** Tables longer than this are closed, so that a group stays a page. */
const mostOpenRows = 12

/** The names of limits, which link to their table in the introduction. */
export const limitNames: Readonly<Record<LimitName, string>> = {
  'sign-in': 'sign-ins',
  'sign-up': 'sign-ups',
  mail: 'emails',
  lookup: 'lookups',
  poll: 'repeated questions',
  page: 'pages of the site',
  other: 'all other calls',
}

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

/** A table that scrolls inside itself on a narrow screen. */
export function table(label: string, head: readonly string[], rows: readonly string[][]): string {
  const cells = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table>
<thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${cells.join('\n')}</tbody></table></div>`
}

export const example = (label: string, text: string): string =>
  `<figure><figcaption>${label}</figcaption><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></figure>`

function renderFields(
  title: string,
  name: string,
  fields: readonly Field[],
  requiredWord: string,
): string {
  if (fields.length === 0) return ''
  const rows = fields.map(({ name: field, type, isRequired }) => [
    code(field),
    escapeHtml(type),
    isRequired ? requiredWord : 'optional',
  ])
  const content = table(`${title} of ${name}`, ['Field', 'Type', 'Presence'], rows)
  return fields.length > mostOpenRows
    ? `<h4>${title}</h4><details><summary>All ${fields.length} fields</summary>${content}</details>`
    : `<h4>${title}</h4>${content}`
}

function renderParameters(name: string, { parameters = [] }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(({ name: parameter, in: place, required, schema }) => [
    code(parameter),
    escapeHtml(describeType(schema)),
    place === 'path' ? 'in the path' : `in the query${required ? '' : ', optional'}`,
  ])
  return `<h4>Parameters</h4>${table(`Parameters of ${name}`, ['Name', 'Type', 'Where'], rows)}`
}

function renderErrors(name: string, { responses }: Operation): string {
  const rows = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .flatMap(([status, { description }]) =>
      description.split('\n\n').map((line) => {
        const [, word = '', meaning = ''] = /^`([^`]*)`: ([^]*)$/.exec(line) ?? []
        return [status, code(word), escapeHtml(meaning)]
      }),
    )
  return `<details><summary>Errors (${rows.length})</summary>
${table(`Errors of ${name}`, ['Status', 'Code', 'Message in English'], rows)}</details>`
}

/** Longer examples are closed, so that a group stays a page. */
const mostOpenLines = 14

function renderResponseExample(text: string): string {
  const content = example('Example response', text)
  const lines = text.split('\n').length
  return lines > mostOpenLines
    ? `<details><summary>Example response (${lines} lines)</summary>${content}</details>`
    : content
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/** Bodies of calls for which not all fields make sense together. */
const exampleBodies: Readonly<Record<string, object>> = {
  'POST /api/payment-plan/buy-subscription': {
    payment_plan_id: 3,
    horoscope_id: 5,
    card_id: 'card_1PqR7s2eZvKYlo2C',
  },
}

/** Writes the request of a call as a command that can be copied. */
export function writeCurl({ method, path, operation }: Call, server: string): string {
  const { parameters = [], requestBody, security } = operation
  const valueOf = (parameter: { name: string; schema: Parameters<typeof makeExample>[0] }) =>
    encodeURIComponent(String(makeExample(parameter.schema, parameter.name)))
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, valueOf(parameter)), path)
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map((parameter) => `${parameter.name}=${valueOf(parameter)}`)
    .join('&')
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${server}${address}${query && `?${query}`}'`,
    ...(security ?? []).map((scheme) =>
      Object.hasOwn(scheme, 'studio')
        ? `-H 'Cookie: __Host-studio=YOUR_TOKEN' -H 'Origin: ${server}'`
        : `-H 'Authorization: Bearer YOUR_TOKEN'`,
    ),
  ]
  const body = requestBody?.content['application/json'].schema
  if (body) {
    const text = json(exampleBodies[`${method} ${path}`] ?? makeExample(body)).replaceAll(
      "'",
      String.raw`'\''`,
    )
    lines.push(`-H 'Content-Type: application/json'`, `-d '${text}'`)
  }
  return lines.join(' \\\n  ')
}

function describeAccess({ method, path, route }: Call): string {
  if (route.auth === 'public') return 'No token'
  if (route.auth === 'user')
    return `<a href="/api/docs#authentication">Needs a token</a>${route.forPurchase ? ', also of a purchase session' : ''}`
  const listed = findStudioCall(`${method} ${path.replace(/^\/api/, '')}`)
  const roles = listed === undefined || listed.roles === 'guest' ? [] : listed.roles
  return `Needs the cookie of staff (${roles.join(', ')})${listed?.proof ? ' and proof within five minutes' : ''}`
}

/** Renders the section of a call, which its id links to. */
export function renderCall(call: Call, server: string): string {
  const { method, path, operation, route } = call
  const name = `${method} ${path}`
  const body = operation.requestBody?.content['application/json'].schema
  const success = operation.responses['200']?.content['application/json'].schema
  const access = describeAccess(call)
  const limit = limitNames[route.limit ?? 'other']
  return `<article id="${idOf(call)}">
<h3><a class="anchor" href="#${idOf(call)}"><span class="method">${method}</span> ${escapeHtml(path)}</a></h3>
<p class="lead">${escapeHtml(operation.summary)}.</p>
<p class="facts">${access}. Limit: <a href="/api/docs#limits">${limit}</a>.</p>
${renderParameters(name, operation)}
${body ? renderFields('Request body', name, listFields(body), 'required') : ''}
${example('Example request', writeCurl(call, server))}
${success ? renderFields('Response', name, listFields(success), 'always') : ''}
${success ? renderResponseExample(json(makeExample(success))) : ''}
${renderErrors(name, operation)}
</article>`
}
