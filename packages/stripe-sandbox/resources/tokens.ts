import type Stripe from 'stripe'
import { z } from 'zod'
import { readParameters, text, type Accepts } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { newId } from '../shared/identifiers.ts'
import { createCard, newCard } from './cards.ts'
import { get } from './find.ts'

const card = z.strictObject({
  ...newCard,
  name: text().optional(),
} satisfies Accepts<Stripe.TokenCreateParams.Card>)

const creationParameters = z.strictObject({ card } satisfies Accepts<Stripe.TokenCreateParams>)

export const tokenRoutes: Route[] = [
  { method: 'POST', path: '/v1/tokens', isForBrowsers: true, answer: createToken },
  {
    method: 'GET',
    path: '/v1/tokens/:id',
    answer({ sandbox, form, path: { id = '' } }) {
      readParameters(z.strictObject({}), form)
      return get(sandbox.store, 'token', id, 'id', 404).object
    },
  },
]

function createToken({ sandbox, form }: Call): Stripe.Token {
  const input = readParameters(creationParameters, form)
  const { card, hidden } = createCard(sandbox, input.card, input.card.name)
  const token: Stripe.Token = {
    id: newId('tok'),
    object: 'token',
    card,
    client_ip: null,
    created: sandbox.clock.seconds(),
    livemode: false,
    type: 'card',
    used: false,
  }
  sandbox.store.save('token', token, hidden)
  return token
}
