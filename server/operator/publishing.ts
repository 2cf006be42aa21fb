import { defaultLanguage, type LanguageCode, languageCodes } from '@rashi/contract/languages.rules'
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

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage)

const otherLanguageNames = new Intl.ListFormat('en').format(
  otherLanguages.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code),
)

/** The notice in another language; none where neither its title nor its text is given. */
function wordsIn(language: LanguageCode, given: Given): NoticeWords[] {
  const option = (name: string) => optionalText(given, `${name}-${language}`)
  const [title, body] = [option('title'), option('text')]
  if (title === null && body === null) return []
  if (title === null || body === null)
    throw new UsageError(`--title-${language} and --text-${language} go together`)
  const linkLabel = option('link-label') ?? optionalText(given, 'link-label')
  return [{ language, title, text: body, linkLabel }]
}

const noticeOptions = ['title', 'text', 'link-label']
const textOption = { type: 'string' } as const

const publish: Command = {
  name: 'notice publish',
  takes: [],
  options: Object.fromEntries(
    [
      'link',
      ...noticeOptions,
      ...otherLanguages.flatMap((code) => noticeOptions.map((name) => `${name}-${code}`)),
    ].map((name) => [name, textOption]),
  ),
  optionsShown: [
    '--title … --text …',
    ...otherLanguages.map((code) => `[--title-${code} … --text-${code} …]`),
    `[--link /path --link-label …${otherLanguages.map((code) => ` [--link-label-${code} …]`).join('')}]`,
  ].join(' '),
  does: `puts a notice on everybody’s board, in English and, where given, ${otherLanguageNames}`,
  run: async (context, given) => {
    const link = optionalText(given, 'link')
    const linkLabel = optionalText(given, 'link-label')
    if ((link === null) !== (linkLabel === null))
      throw new UsageError('--link and --link-label go together')
    const title = text(given, 'title')
    const words = [
      { language: defaultLanguage, title, text: text(given, 'text'), linkLabel },
      ...otherLanguages.flatMap((code) => wordsIn(code, given)),
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
