import type Stripe from 'stripe'
import { z } from 'zod'
import { expand, readParameters } from '../http/parameters.ts'
import type { Call, Route } from '../http/route.ts'
import { accountIdOf } from '../shared/account-id.ts'

/** A British seller who may charge. */
const account: Omit<Stripe.Account, 'id'> = {
  object: 'account',
  business_type: 'company',
  charges_enabled: true,
  country: 'GB',
  default_currency: 'gbp',
  details_submitted: true,
  email: null,
  payouts_enabled: true,
  settings: {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      statement_descriptor_prefix: 'RASHI',
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: 'Sandbox', timezone: 'Europe/London' },
    payments: {
      statement_descriptor: 'RASHI.EXAMPLE',
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
  },
  type: 'standard',
}

export function readAccount({ sandbox, form }: Call): Stripe.Account {
  readParameters(z.strictObject({ expand }), form)
  return { id: accountIdOf(sandbox.keys), ...account }
}

export const accountRoutes: Route[] = [{ method: 'GET', path: '/v1/account', answer: readAccount }]
