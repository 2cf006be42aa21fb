import type { Exchange, Observer } from '../sandbox/sandbox.ts'
import { findMisfits } from './find-misfits.ts'
import { findType } from './stripe-types.ts'

/** The object and the file of the Stripe package that declares it, by the first part of a path. */
const objects: Record<string, readonly [object: string, file: string]> = {
  account: ['Account', 'Accounts'],
  charges: ['Charge', 'Charges'],
  customers: ['Customer', 'Customers'],
  disputes: ['Dispute', 'Disputes'],
  events: ['Event', 'Events'],
  payment_intents: ['PaymentIntent', 'PaymentIntents'],
  payment_method_domains: ['PaymentMethodDomain', 'PaymentMethodDomains'],
  payment_methods: ['PaymentMethod', 'PaymentMethods'],
  refunds: ['Refund', 'Refunds'],
  setup_intents: ['SetupIntent', 'SetupIntents'],
  tokens: ['Token', 'Tokens'],
  webhook_endpoints: ['WebhookEndpoint', 'WebhookEndpoints'],
}

type Named = readonly [name: string, file: string]

const typeOf = ([name, file]: Named) =>
  findType([name], { file: `resources/${file}.d.ts`, namespaces: [] })

const objectAt = (part: string): Named => {
  const named = objects[part]
  if (!named) throw new Error(`which of Stripe's types is at /v1/${part}?`)
  return named
}

/** `early_fraud.created` to `EarlyFraudCreated`. */
const toCamelCase = (words: string): string =>
  words.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The types of a route: its parameters, and its answer or each of a list of answers. */
function typesOf(route: string): { parameters: Named; answer: Named } {
  const [method = '', path = ''] = route.split(' ')
  const [first = '', id, action] = path.split('/').slice(2)
  const [object, file] = objectAt(first)
  const parameters = (verb: string): Named => [`${object}${verb}Params`, file]
  if (first === 'account')
    return { parameters: parameters('RetrieveCurrent'), answer: [object, file] }
  if (method === 'DELETE') return { parameters: parameters('Delete'), answer: [object, file] }
  if (action !== undefined && method === 'GET')
    return { parameters: parameters(`List${toCamelCase(action)}`), answer: objectAt(action) }
  const [ofAll, ofOne] = method === 'GET' ? ['List', 'Retrieve'] : ['Create', 'Update']
  const verb = action === undefined ? (id === undefined ? ofAll : ofOne) : toCamelCase(action)
  return { parameters: parameters(verb), answer: [object, file] }
}

/** Lists how an event differs from the type that the installed Stripe package has for it. */
export const checkEvent = (event: Pick<Body, 'type'>): string[] =>
  findMisfits(event, typeOf([`${toCamelCase(event.type ?? '')}Event`, 'Events']), 'json').map(
    (misfit) => `event ${event.type}: ${misfit}`,
  )

/** Lists how a request and its answer differ from the types of the installed Stripe package. */
export function checkExchange({ route, form, isPublic, status, body }: Exchange): string[] {
  // A refused request is one that a test sends wrongly on purpose.
  if (status !== 200 && status !== 402) return []
  const { parameters, answer } = typesOf(route)
  const inRequest = findMisfits(form, typeOf(parameters), 'form')
  const inAnswers = listAnswers(body, answer).flatMap(([one, type]) =>
    one.object === 'event' ? checkEvent(one) : findMisfits(one, typeOf(type), 'json'),
  )
  const misfits = isPublic
    ? // Stripe.js sends parameters that are not documented, and gets fewer fields.
      inAnswers.filter((misfit) => !/^\.\w+ is missing$/.test(misfit))
    : [...inRequest, ...inAnswers]
  return misfits.map((misfit) => `${route}: ${misfit}`)
}

interface Body {
  readonly object?: string
  readonly deleted?: boolean
  readonly type?: string
  readonly data?: Body[]
  readonly error?: Readonly<Record<string, Body | string>>
}

/** The objects of an answer with their types: those of a list, and those that a refusal has. */
function listAnswers(answer: unknown, type: Named): [Body, Named][] {
  const body = answer as Body
  const { object, deleted, data = [], error = {} } = body
  if (object === 'list') return data.map((one) => [one, type])
  if (object !== undefined && deleted !== true) return [[body, type]]
  if (object !== undefined) return [[body, [`Deleted${type[0]}`, type[1]]]]
  return Object.entries(error).flatMap(([name, value]): [Body, Named][] =>
    typeof value === 'object' && `${name}s` in objects ? [[value, objectAt(`${name}s`)]] : [],
  )
}

/** Observes a sandbox. `listMisfits` compares what it was sent, answered and sent with the types of the Stripe package. */
export function observeForTypes(): { observer: Observer; listMisfits: () => string[] } {
  const checks: (() => string[])[] = []
  return {
    observer: {
      onExchange: (exchange) => checks.push(() => checkExchange(exchange)),
      onEvent: (event) => checks.push(() => checkEvent(event)),
    },
    listMisfits: () => [...new Set(checks.flatMap((check) => check()))],
  }
}
