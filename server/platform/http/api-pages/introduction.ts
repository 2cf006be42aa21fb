import { refusals } from '@rashi/contract/refusals'
import { refusals as sentences } from '@rashi/contract/texts/en/refusals'
import { escapeHtml } from '../../escape-html.ts'
import { code, example, limitNames, table } from './call-section.ts'

/** The meaning of each status to a program, whichever call it answers. */
const statuses: readonly (readonly [string, string])[] = [
  ['200', 'The call did what it says. The body is the call’s response.'],
  ['400', 'The request is not valid JSON or HTTP. Sending it again does not help.'],
  ['401', 'There is no token, or its session is over. Sign in again.'],
  ['402', 'The card was refused. <code>reason</code> says why; nothing was charged.'],
  ['403', 'The token may not do this.'],
  ['404', 'There is nothing with this id or at this address, or it belongs to somebody else.'],
  ['409', 'It conflicts with what has happened since, such as a purchase made twice.'],
  ['413, 415', 'The body is too large, or is not JSON.'],
  ['422', 'A field is missing or invalid. <code>errors</code> lists the sentences for each field.'],
  ['429', 'Too many requests. <code>Retry-After</code> gives the seconds to wait.'],
  ['500', 'Something went wrong on our side.'],
  [
    '503',
    'The service, or the payment provider, is away for a moment. <code>Retry-After</code> gives the seconds to wait.',
  ],
]

/** The limits of docs/product/decisions.md, sections 2 and 9. */
const limits: readonly (readonly [string, string])[] = [
  [
    limitNames['sign-in'],
    'Only wrong ones count: 20 for an account from one address, 100 an address, 200 an account; then one every 10 seconds.',
  ],
  [limitNames['sign-up'], '120 an address, then one every 5 seconds.'],
  [limitNames.mail, '5 a recipient, then one a minute, and 20 a day; 60 an address.'],
  [limitNames.lookup, '120 an address, then 2 a second.'],
  [limitNames.poll, '6,000 an address, then 100 a second.'],
  [limitNames.page, '300 an address that are not in a cache, then 5 a second.'],
  [limitNames.other, '600 an address, then 10 a second.'],
]

/** Renders what holds for all calls; `list` is the list of them by group. */
export function renderIntroduction(title: string, server: string, list: string): string {
  const signIn = `curl -X POST '${server}/api/login' \\
  -H 'Content-Type: application/json' \\
  -d '{ "email": "asha@example.org", "password": "Moonlight8" }'`
  const withToken = `curl '${server}/api/user/get-user-details' \\
  -H 'Authorization: Bearer YOUR_TOKEN'`
  const error = `{
  "message": "Please check the highlighted fields.",
  "code": "invalid",
  "errors": { "email": ["The input is not a valid email!"] }
}`
  return `<h1>${escapeHtml(title)}</h1>
<p class="lead">Everything the website does, it does by these calls. You send and receive JSON, over HTTPS on a public
installation. Each group of calls has a page of its own; <a href="/api/openapi.json">the same description as OpenAPI
3.1</a> is for programs.</p>
<h2 id="authentication">Authentication</h2>
<p>Sign in, and send the token of the answer with each call that needs one. A token stops working 30 minutes after its last
use, 12 hours after the sign-in, and when the password changes.</p>
${example('Get a token', signIn)}
${example('Use it', withToken)}
<h2 id="requests">Requests and responses</h2>
<p>Fields that a call does not know are ignored. Amounts are pounds, as numbers (${code('5.99')}). A time of birth is the
local time at the place of birth (${code('YYYY-MM-DD HH:mm:00')}); every other time is ISO 8601 in UTC. Texts come as
${code('translations')}, one for each ${code('language_id')}: 1 is English, 2 is Hindi. The header
${code('Accept-Language: hi')} chooses Hindi for messages and emails. A body may have 32 KB.</p>
<h2 id="errors">Errors</h2>
<p>An error has a status of 400 or more and a body with ${code('message')}, a sentence to show to people in their language;
${code('code')}, a word for programs, which never changes; and ${code('errors')} where fields are invalid.</p>
${example('A refused form', error)}
${table(
  'Statuses',
  ['Status', 'Meaning'],
  statuses.map(([status, meaning]) => [status, meaning]),
)}
<h4>Codes</h4>
<details><summary>All ${Object.keys(refusals).length} codes</summary>
${table(
  'Codes',
  ['Code', 'Status', 'Message in English'],
  Object.entries(refusals).map(([word, status]) => [
    code(word),
    String(status),
    escapeHtml(sentences[`refusal.${word}` as keyof typeof sentences]),
  ]),
)}</details>
<h2 id="limits">Limits</h2>
<p>Each limit is a bucket that starts full and fills up again at a steady rate. A body takes one more token for every 16 KB.
Calls beyond a limit get 429.</p>
${table(
  'Limits',
  ['For', 'How many'],
  limits.map(([name, many]) => [escapeHtml(name), many]),
)}
<h2 id="calls">All calls</h2>
${list}`
}
