import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import { listOrdersFor, markOrderAnswered } from '../domains/consultations/index.ts'
import { listEnquiries, markEnquiryAnswered } from '../domains/gemstones/index.ts'
import { listActs } from '../domains/operations/index.ts'
import type { Trx } from '../platform/database/database.ts'
import {
  type Command,
  count,
  identifier,
  moment,
  OperatorError,
  optionalText,
  perform,
} from './command.ts'

const listing = { options: { all: { type: 'boolean' } }, optionsShown: '[--all]' } as const

/** Every line of it indented: what people typed looks like nothing else. */
const quoted = (words: string): string => words.replaceAll(/^/gm, '    ')

const state = (answeredAt: Temporal.Instant | null): string =>
  answeredAt ? `answered ${moment(answeredAt)}` : 'open'

const enquiries: Command = {
  name: 'enquiries',
  takes: [],
  ...listing,
  does: 'lists the enquiries about gemstones that nobody has answered, or all',
  run: async ({ db, say }, { options }) => {
    const found = await listEnquiries(db, { isAll: options['all'] === true })
    for (const enquiry of found) {
      say(`${enquiry.id}\t${moment(enquiry.created_at)}\t${state(enquiry.answered_at)}`)
      say(`  ${enquiry.full_name}, ${enquiry.email}, ${enquiry.phone}`)
      say(`  about ${enquiry.slug ?? 'no stone in particular'}`)
      if (enquiry.question) say(quoted(enquiry.question))
    }
    if (found.length === 0) say('Nothing waits for an answer.')
  },
}

const orders: Command = {
  name: 'orders',
  takes: [],
  ...listing,
  does: 'lists the consultations that nobody has answered, or all',
  run: async ({ db, say }, { options }) => {
    const found = await listOrdersFor(db, { isAll: options['all'] === true })
    for (const { order, buyer, answeredAt } of found) {
      const paidAt = Temporal.Instant.from(order.created_at)
      say(`${order.id}\t${moment(paidAt)}\t${state(answeredAt)}`)
      say(
        `  ${inDefaultLanguage(order.consultation.translations)?.name ?? order.consultation.slug}`,
      )
      if (buyer) {
        say(`  ${buyer.fullName}, ${buyer.email}${order.phone_number && `, ${order.phone_number}`}`)
        say(`  born ${buyer.birthMoment} in ${buyer.birthPlace}`)
      }
      for (const { translations } of order.questions)
        say(`    – ${inDefaultLanguage(translations)?.name ?? ''}`)
      if (order.extra_questions) say(quoted(order.extra_questions))
    }
    if (found.length === 0) say('Nothing waits for an answer.')
  },
}

function answered(
  kind: 'enquiry' | 'order',
  mark: (trx: Trx, id: string, at: Temporal.Instant) => Promise<boolean>,
): Command {
  const name = `${kind} answered`
  return {
    name,
    takes: ['<id>'],
    does: `takes it off the list of what waits`,
    run: async (context, { words }) => {
      const id = identifier(words[0])
      await perform(context, name, { id }, async (trx, at) => {
        if (!(await mark(trx, id, at)))
          throw new OperatorError(`there is no ${kind} ${id} that waits for an answer`)
      })
      context.say('Marked as answered.')
    },
  }
}

const acts: Command = {
  name: 'acts',
  takes: [],
  options: { limit: { type: 'string' } },
  optionsShown: '[--limit 50]',
  does: 'lists what operators did, the last first',
  run: async ({ db, say }, { options }) => {
    const limit = count(optionalText({ options }, 'limit') ?? '50', 'limit')
    for (const { done_at, operator, act, details } of await listActs(db, limit)) {
      const told = Object.entries(details).filter(([, value]) => value !== null)
      say([moment(done_at), operator, act, ...told.map((pair) => pair.join('='))].join('\t'))
    }
  },
}

export const inbox: readonly Command[] = [
  enquiries,
  answered('enquiry', markEnquiryAnswered),
  orders,
  answered('order', markOrderAnswered),
  acts,
]
