import { defaultLanguage, type LanguageCode, languageCodes } from '@rashi/contract/languages.rules'
import { publishNotice, type NoticeWords } from '../domains/noticeboard/index.ts'
import { setStreaming } from '../domains/streaming/index.ts'
import {
  type Command,
  type CommandArguments,
  findText,
  performAct,
  requireText,
  UsageError,
} from './command.ts'

const liveOn: Command = {
  name: 'live on',
  parameters: ['<address>'],
  description: 'says that a stream is on at an http or https address',
  run: async (context, { positionals: [address = ''] }) => {
    await performAct(context, 'live on', { address }, (trx) => setStreaming(trx, { url: address }))
    context.print(`Live at ${address}: open dashboards show it within seconds.`)
  },
}

const liveOff: Command = {
  name: 'live off',
  parameters: [],
  description: 'says that none is',
  run: async (context) => {
    await performAct(context, 'live off', {}, (trx) => setStreaming(trx, { url: null }))
    context.print('Not live.')
  },
}

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage)

const otherLanguageNames = new Intl.ListFormat('en').format(
  otherLanguages.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code),
)

/** Reads the notice in another language; empty if it has neither title nor text. */
function readTranslation(language: LanguageCode, args: CommandArguments): NoticeWords[] {
  const option = (name: string) => findText(args, `${name}-${language}`)
  const [title, body] = [option('title'), option('text')]
  if (title === null && body === null) return []
  if (title === null || body === null)
    throw new UsageError(`--title-${language} and --text-${language} go together`)
  const linkLabel = option('link-label') ?? findText(args, 'link-label')
  return [{ language, title, text: body, linkLabel }]
}

const noticeOptions = ['title', 'text', 'link-label']
const textOption = { type: 'string' } as const

const publish: Command = {
  name: 'notice publish',
  parameters: [],
  options: Object.fromEntries(
    [
      'link',
      ...noticeOptions,
      ...otherLanguages.flatMap((code) => noticeOptions.map((name) => `${name}-${code}`)),
    ].map((name) => [name, textOption]),
  ),
  optionsUsage: [
    '--title … --text …',
    ...otherLanguages.map((code) => `[--title-${code} … --text-${code} …]`),
    `[--link /path --link-label …${otherLanguages.map((code) => ` [--link-label-${code} …]`).join('')}]`,
  ].join(' '),
  description: `puts a notice on everybody’s board, in English and, where given, ${otherLanguageNames}`,
  run: async (context, args) => {
    const link = findText(args, 'link')
    const linkLabel = findText(args, 'link-label')
    if ((link === null) !== (linkLabel === null))
      throw new UsageError('--link and --link-label go together')
    const title = requireText(args, 'title')
    const words = [
      { language: defaultLanguage, title, text: requireText(args, 'text'), linkLabel },
      ...otherLanguages.flatMap((code) => readTranslation(code, args)),
    ]
    const id = await performAct(
      context,
      'notice publish',
      (notice: number) => ({ notice, title }),
      (trx, at) => publishNotice(trx, { words, link, at }),
    )
    context.print(`Notice ${id} is published.`)
  },
}

export const publishing: readonly Command[] = [liveOn, liveOff, publish]
