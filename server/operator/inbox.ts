import { inDefaultLanguage } from '@rashi/contract/languages.rules'
import { listOrdersFor, markOrderAnswered } from '../domains/consultations/index.ts'
import { listEnquiries, markEnquiryAnswered } from '../domains/gemstones/index.ts'
import { listActs } from '../domains/operations/index.ts'
import type { Db, Trx } from '../platform/database/database.ts'
import {
  type Command,
  parseCount,
  parseId,
  formatInstant,
  OperatorError,
  findText,
  performAct,
  readPersonal,
} from './command.ts'

const listing = { options: { all: { type: 'boolean' } }, optionsUsage: '[--all]' } as const

/** Indents every line, so that texts of people are distinct from other output. */
const indent = (text: string): string => text.replaceAll(/^/gm, '    ')

const formatState = (answeredAt: Temporal.Instant | null): string =>
  answeredAt ? `answered ${formatInstant(answeredAt)}` : 'open'

const enquiries: Command = {
  name: 'enquiries',
  parameters: [],
  ...listing,
  description: 'lists the enquiries about gemstones that nobody has answered, or all',
  run: async (context, { options }) => {
    const { print } = context
    const list = (db: Db) => listEnquiries(db, { isAll: options['all'] === true })
    const found = await readPersonal(context, 'enquiries', list, ({ id }) => id)
    for (const enquiry of found) {
      print(
        `${enquiry.id}\t${formatInstant(enquiry.created_at)}\t${formatState(enquiry.answered_at)}`,
      )
      print(`  ${enquiry.full_name}, ${enquiry.email}, ${enquiry.phone}`)
      print(`  about ${enquiry.slug ?? 'no stone in particular'}`)
      if (enquiry.question) print(indent(enquiry.question))
    }
    if (found.length === 0) print('Nothing waits for an answer.')
  },
}

const orders: Command = {
  name: 'orders',
  parameters: [],
  ...listing,
  description: 'lists the consultations that nobody has answered, or all',
  run: async (context, { options }) => {
    const { print } = context
    const list = (db: Db) => listOrdersFor(db, { isAll: options['all'] === true })
    const found = await readPersonal(context, 'orders', list, ({ order }) => order.id)
    for (const { order, buyer, answeredAt } of found) {
      const paidAt = Temporal.Instant.from(order.created_at)
      print(`${order.id}\t${formatInstant(paidAt)}\t${formatState(answeredAt)}`)
      print(
        `  ${inDefaultLanguage(order.consultation.translations)?.name ?? order.consultation.slug}`,
      )
      if (buyer) {
        print(
          `  ${buyer.fullName}, ${buyer.email}${order.phone_number && `, ${order.phone_number}`}`,
        )
        const moment = buyer.isTimeUnknown
          ? `${buyer.birthMoment.slice(0, 10)} (time not known)`
          : buyer.birthMoment
        print(`  born ${moment} in ${buyer.birthPlace}`)
      }
      for (const { translations } of order.questions)
        print(`    – ${inDefaultLanguage(translations)?.name ?? ''}`)
      if (order.extra_questions) print(indent(order.extra_questions))
    }
    if (found.length === 0) print('Nothing waits for an answer.')
  },
}

function createAnsweredCommand(
  kind: 'enquiry' | 'order',
  mark: (trx: Trx, id: string, at: Temporal.Instant) => Promise<boolean>,
): Command {
  const name = `${kind} answered`
  return {
    name,
    parameters: ['<id>'],
    description: `takes it off the list of what waits`,
    run: async (context, { positionals }) => {
      const id = parseId(positionals[0])
      await performAct(context, name, { id }, async (trx, at) => {
        if (!(await mark(trx, id, at)))
          throw new OperatorError(`there is no ${kind} ${id} that waits for an answer`)
      })
      context.print('Marked as answered.')
    },
  }
}

const acts: Command = {
  name: 'acts',
  parameters: [],
  options: { limit: { type: 'string' } },
  optionsUsage: '[--limit 50]',
  description: 'lists what operators did and read, the last first',
  run: async ({ db, print }, { options }) => {
    const limit = parseCount(findText({ options }, 'limit') ?? '50', 'limit')
    for (const { done_at, operator, os_account, act, details } of await listActs(db, limit)) {
      const recorded = Object.entries(details).filter(([, value]) => value !== null)
      const pairs = recorded.map((pair) => pair.join('='))
      const name =
        os_account === null || os_account === operator ? operator : `${operator} (${os_account})`
      print([formatInstant(done_at), name, act, ...pairs].join('\t'))
    }
  },
}

export const inbox: readonly Command[] = [
  enquiries,
  createAnsweredCommand('enquiry', markEnquiryAnswered),
  orders,
  createAnsweredCommand('order', markOrderAnswered),
  acts,
]
