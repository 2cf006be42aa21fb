import { publishNotice, type NoticeWords } from '../domains/noticeboard/index.ts'
import { setStreaming } from '../domains/streaming/index.ts'
import { type Command, type Given, optionalText, perform, text, UsageError } from './command.ts'

const liveOn: Command = {
  name: 'live on',
  takes: ['<address>'],
  does: 'says that a stream is on at an http or https address',
  run: async (context, { words: [address = ''] }) => {
    await perform(context, 'live on', { address }, (trx) => setStreaming(trx, { url: address }))
    context.say(`Live at ${address}: open dashboards show it within seconds.`)
  },
}

const liveOff: Command = {
  name: 'live off',
  takes: [],
  does: 'says that none is',
  run: async (context) => {
    await perform(context, 'live off', {}, (trx) => setStreaming(trx, { url: null }))
    context.say('Not live.')
  },
}

function hindiOf(given: Given): NoticeWords[] {
  const [title, body] = [optionalText(given, 'title-hi'), optionalText(given, 'text-hi')]
  if (title === null && body === null) return []
  if (title === null || body === null) throw new UsageError('--title-hi and --text-hi go together')
  const linkLabel = optionalText(given, 'link-label-hi') ?? optionalText(given, 'link-label')
  return [{ languageId: 2, title, text: body, linkLabel }]
}

const publish: Command = {
  name: 'notice publish',
  takes: [],
  options: {
    title: { type: 'string' },
    text: { type: 'string' },
    link: { type: 'string' },
    'link-label': { type: 'string' },
    'title-hi': { type: 'string' },
    'text-hi': { type: 'string' },
    'link-label-hi': { type: 'string' },
  },
  optionsShown:
    '--title … --text … [--title-hi … --text-hi …] [--link /path --link-label … [--link-label-hi …]]',
  does: 'puts a notice on everybody’s board, in English and, where given, Hindi',
  run: async (context, given) => {
    const link = optionalText(given, 'link')
    const linkLabel = optionalText(given, 'link-label')
    if ((link === null) !== (linkLabel === null))
      throw new UsageError('--link and --link-label go together')
    const title = text(given, 'title')
    const words = [
      { languageId: 1, title, text: text(given, 'text'), linkLabel },
      ...hindiOf(given),
    ]
    const id = await perform(
      context,
      'notice publish',
      (notice: number) => ({ notice, title }),
      (trx, at) => publishNotice(trx, { words, link, at }),
    )
    context.say(`Notice ${id} is published.`)
  },
}

export const publishing: readonly Command[] = [liveOn, liveOff, publish]
