import { builtInLanguages } from '@rashi/contract/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { imageOf, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listSigns } from '../charts/index.ts'
import { findPublicPeriod } from '../horoscopes/index.ts'
import { say } from '../languages/index.ts'
import { datesOf } from './dates.rules.ts'
import type { ShareWords } from './draw-share.ts'

type ShareContext = Pick<Context, 'config' | 'db' | 'clock'>

/** More than there are editions that guests are shown, in both languages; each is some 200 KB. */
const mostKept = 300

interface Asked {
  code: string
  timePeriod: string
  sign: string
  /** `2026-11-16.png` */
  file: string
}

/** Pictures of shared links: each is drawn when it is first asked for, and kept. */
export function serveSharePictures(app: FastifyInstance, context: ShareContext): void {
  const kept = new Map<string, Promise<Image>>()

  function drawn(key: string, words: () => Promise<ShareWords>): Promise<Image> {
    const picture = kept.get(key) ?? draw(words)
    // Re-inserted, so that the map's first key is always the one longest unused.
    kept.delete(key)
    kept.set(key, picture)
    picture.catch(() => kept.delete(key))
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
    return picture
  }

  const send = (request: FastifyRequest, reply: FastifyReply, picture: Image) =>
    // Other sites show it: that is what it is for.
    sendImage(request, reply.header('cross-origin-resource-policy', 'cross-origin'), picture)

  app.get<{ Params: Pick<Asked, 'code'> }>(
    '/media/share/:code/site.png',
    { schema: { hide: true } },
    async (request, reply) => {
      const language = chosenLanguage(request.params.code)
      const words = () => siteWords(context, language.id)
      return send(request, reply, await drawn(language.code, words))
    },
  )
  app.get<{ Params: Asked }>(
    '/media/share/:code/:timePeriod/:sign/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { code, timePeriod, sign, file } = request.params
      const language = chosenLanguage(code)
      const startsOn = /^(.{10})\.png$/.exec(file)?.[1] ?? ''
      const period = await findPublicPeriod(context, { timePeriod, sign, startsOn })
      if (!period) throw new Refusal('not-found')
      const words = async (): Promise<ShareWords> => {
        const found = (await listSigns(context.db)).find(({ id }) => id === period.signId)
        if (!found) throw new Refusal('not-found')
        return {
          sign: found.key.toLowerCase() as Lowercase<typeof found.key>,
          kind: say(language.id, kinds[period.type]),
          title:
            found.translations.find((one) => one.language_id === language.id)?.name ?? found.key,
          dates: datesOf(period, language.code),
          brand: context.config.brandName,
        }
      }
      const key = [language.code, period.type, period.signId, startsOn].join(' ')
      return send(request, reply, await drawn(key, words))
    },
  )
}

const kinds = { 1: 'sharing.weekly', 2: 'sharing.monthly', 3: 'sharing.yearly' } as const

/** A language without texts of its own speaks English, here as everywhere. */
const chosenLanguage = (code: string) =>
  builtInLanguages.find((language) => language.code === code) ?? builtInLanguages[0]

const siteWords = async ({ config }: ShareContext, languageId: number): Promise<ShareWords> => ({
  sign: 'scorpio',
  kind: say(languageId, 'sharing.site-kind'),
  title: config.brandName,
  dates: say(languageId, 'sharing.site-dates'),
  brand: new URL(config.publicUrl).host,
})

/** The libraries that draw are loaded for the first picture: starting need not wait for them. */
async function draw(words: () => Promise<ShareWords>): Promise<Image> {
  const [{ drawShare }, { rasterise }] = await Promise.all([
    import('./draw-share.ts'),
    import('../../platform/pictures/rasterise.ts'),
  ])
  return imageOf(await rasterise(drawShare(await words())), 'image/png')
}
