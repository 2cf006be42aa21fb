import {
  defaultLanguage,
  inLanguage,
  isLanguageCode,
  languageIdOf,
} from '@rashi/contract/languages.rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context/context.ts'
import { toImage, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listSigns } from '../charts/index.ts'
import { findPublicPeriod } from '../horoscopes/index.ts'
import { translate } from '../languages/index.ts'
import { datesOf } from './dates.rules.ts'
import type { ShareWords } from './draw-share.ts'

type ShareContext = Pick<Context, 'config' | 'db' | 'clock'>

/** More than there are editions that guests are shown, in both languages; each is some 200 KB. */
const maxPictures = 300

interface Asked {
  code: string
  timePeriod: string
  sign: string
  /** `2026-11-16.png` */
  file: string
}

/** Serves the pictures of shared links, each drawn when it is first asked for. */
export function serveSharePictures(app: FastifyInstance, context: ShareContext): void {
  const pictures = new LRUCache<string, Promise<Image>>({ max: maxPictures })

  function drawn(key: string, words: () => Promise<ShareWords>): Promise<Image> {
    const cached = pictures.get(key)
    if (cached) return cached
    const picture = draw(words)
    pictures.set(key, picture)
    picture.catch(() => pictures.delete(key))
    return picture
  }

  const send = (request: FastifyRequest, reply: FastifyReply, picture: Image) =>
    // Other sites show it: that is what it is for.
    sendImage(request, reply.header('cross-origin-resource-policy', 'cross-origin'), picture)

  app.get<{ Params: Pick<Asked, 'code'> }>(
    '/media/share/:code/site.png',
    { schema: { hide: true } },
    async (request, reply) => {
      const language = languageOf(request.params.code)
      const words = () => siteWords(context, languageIdOf(language))
      return send(request, reply, await drawn(language, words))
    },
  )
  app.get<{ Params: Asked }>(
    '/media/share/:code/:timePeriod/:sign/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { code, timePeriod, sign, file } = request.params
      const language = languageOf(code)
      const languageId = languageIdOf(language)
      const startsOn = /^(.{10})\.png$/.exec(file)?.[1] ?? ''
      const period = await findPublicPeriod(context, { timePeriod, sign, startsOn })
      if (!period) throw new Refusal('not-found')
      const words = async (): Promise<ShareWords> => {
        const found = (await listSigns(context.db)).find(({ id }) => id === period.signId)
        if (!found) throw new Refusal('not-found')
        return {
          sign: found.key.toLowerCase() as Lowercase<typeof found.key>,
          kind: await translate(context.db, languageId, `sharing.${period.readingPeriod}`),
          title: inLanguage(found.translations, languageId)?.name ?? found.key,
          dates: datesOf(period, language),
          brand: context.config.brandName,
        }
      }
      const key = [language, period.readingPeriod, period.signId, startsOn].join(' ')
      return send(request, reply, await drawn(key, words))
    },
  )
}

/** An unknown code stands for the default language. */
const languageOf = (code: string) => (isLanguageCode(code) ? code : defaultLanguage)

const siteWords = async (
  { config, db }: ShareContext,
  languageId: number,
): Promise<ShareWords> => ({
  sign: 'scorpio',
  kind: await translate(db, languageId, 'sharing.site-kind'),
  title: config.brandName,
  dates: await translate(db, languageId, 'sharing.site-dates'),
  brand: new URL(config.publicUrl).host,
})

/** The libraries that draw are loaded for the first picture: starting need not wait for them. */
async function draw(words: () => Promise<ShareWords>): Promise<Image> {
  const [{ drawShare }, { rasterise }] = await Promise.all([
    import('./draw-share.ts'),
    import('../../platform/pictures/rasterise.ts'),
  ])
  return toImage(await rasterise(drawShare(await words())), 'image/png')
}
