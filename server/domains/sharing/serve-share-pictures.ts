import {
  defaultLanguage,
  inLanguage,
  isLanguageCode,
  languageIdOf,
} from '@rashi/contract/languages.rules'
import { drawReveal, drawSign } from '@rashi/engraving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../context/context.ts'
import type { LimitRequest } from '../../platform/http/rate-limits/rate-limits.ts'
import { toImage, sendImage, type Image } from '../../platform/http/send-picture.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ariesDegrees, listSigns, parseMoonFileName } from '../charts/index.ts'
import { findPublicPeriod } from '../horoscopes/index.ts'
import { translate } from '../languages/index.ts'
import { formatDates } from './dates.rules.ts'
import type { ShareTexts } from './draw-share.ts'

type ShareContext = Pick<Context, 'config' | 'db' | 'clock'> & {
  readonly limitRequest: LimitRequest
}

/** More than the public periods in both languages; each picture has about 200 KB. */
const maxPictures = 300

interface PictureParams {
  code: string
  timePeriod: string
  sign: string
  /** `2026-11-16.png` */
  file: string
}

/** Serves the pictures of shared links; each is drawn at its first request. */
export function serveSharePictures(app: FastifyInstance, context: ShareContext): void {
  const pictures = new LRUCache<string, Promise<Image>>({ max: maxPictures })

  function findPicture(key: string, readTexts: () => Promise<ShareTexts>): Promise<Image> {
    const cached = pictures.get(key)
    if (cached) return cached
    const picture = draw(readTexts)
    pictures.set(key, picture)
    picture.catch(() => pictures.delete(key))
    return picture
  }

  const send = (request: FastifyRequest, reply: FastifyReply, picture: Image) =>
    // Other sites embed the picture.
    sendImage(request, reply.header('cross-origin-resource-policy', 'cross-origin'), picture)

  app.get<{ Params: Pick<PictureParams, 'code'> }>(
    '/media/share/:code/site.png',
    { schema: { hide: true } },
    async (request, reply) => {
      const language = readLanguage(request.params.code)
      const readTexts = () => readSiteTexts(context, languageIdOf(language))
      return send(request, reply, await findPicture(language, readTexts))
    },
  )
  app.get<{ Params: Pick<PictureParams, 'code' | 'file'> }>(
    '/media/share/:code/moon/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      context.limitRequest('lookup', request.ip)
      const language = readLanguage(request.params.code)
      const { file } = request.params
      const moon = file.endsWith('.png')
        ? parseMoonFileName(file.replace('.png', '.svg'))
        : undefined
      if (!moon) throw new Refusal('not-found')
      const readTexts = () => readMoonTexts(context, languageIdOf(language), moon)
      return send(request, reply, await findPicture(`${language} moon ${file}`, readTexts))
    },
  )
  app.get<{ Params: PictureParams }>(
    '/media/share/:code/:timePeriod/:sign/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      context.limitRequest('other', request.ip)
      const { code, timePeriod, sign, file } = request.params
      const language = readLanguage(code)
      const languageId = languageIdOf(language)
      const startsOn = /^(.{10})\.png$/.exec(file)?.[1] ?? ''
      const period = await findPublicPeriod(context, { timePeriod, sign, startsOn })
      if (!period) throw new Refusal('not-found')
      const headline = inLanguage(period.translations, languageId)?.name ?? null
      const readTexts = async (): Promise<ShareTexts> => {
        const signRow = (await listSigns(context.db)).find(({ id }) => id === period.signId)
        if (!signRow) throw new Refusal('not-found')
        return {
          plate: drawSign(signRow.key.toLowerCase() as Lowercase<typeof signRow.key>, {
            size: 'card',
            ariesDegrees: ariesDegrees[context.config.zodiac],
          }),
          kind: await translate(context.db, languageId, `sharing.${period.readingPeriod}`),
          title: inLanguage(signRow.translations, languageId)?.name ?? signRow.key,
          headline,
          dates: formatDates(period, language),
          brand: context.config.brandName,
        }
      }
      const key = [language, period.readingPeriod, period.signId, startsOn, headline].join(' ')
      return send(request, reply, await findPicture(key, readTexts))
    },
  )
}

/** Reads the texts of a card with one's own Moon, which is named like its picture: by what it shows. */
async function readMoonTexts(
  { config, db }: ShareContext,
  languageId: number,
  moon: NonNullable<ReturnType<typeof parseMoonFileName>>,
): Promise<ShareTexts> {
  const { longitudeDegrees, ariesDegrees: begin, latitudeDegrees, ...phase } = moon
  const sign = (await listSigns(db)).find(({ id }) => id === Math.floor(longitudeDegrees / 30) + 1)
  if (!sign) throw new Refusal('not-found')
  return {
    plate: drawReveal({
      ...phase,
      size: 'card',
      moonLongitudeDegrees: longitudeDegrees + begin,
      moonLatitudeDegrees: latitudeDegrees,
      ariesDegrees: begin,
    }),
    kind: await translate(db, languageId, 'sharing.moon-kind'),
    title: inLanguage(sign.translations, languageId)?.name ?? sign.key,
    headline: null,
    dates: await translate(
      db,
      languageId,
      phase.waxing ? 'sharing.moon-waxing' : 'sharing.moon-waning',
      { percent: Math.round(phase.illuminatedFraction * 100) },
    ),
    brand: config.brandName,
  }
}

/** Reads a language code; the default language for an unknown one. */
const readLanguage = (code: string) => (isLanguageCode(code) ? code : defaultLanguage)

const readSiteTexts = async (
  { config, db }: ShareContext,
  languageId: number,
): Promise<ShareTexts> => ({
  plate: drawSign('scorpio', { size: 'card', ariesDegrees: ariesDegrees[config.zodiac] }),
  kind: await translate(db, languageId, 'sharing.site-kind'),
  title: config.brandName,
  headline: null,
  dates: await translate(db, languageId, 'sharing.site-dates'),
  brand: new URL(config.publicUrl).host,
})

/** Draws a picture. The drawing libraries are loaded at the first one, so that they do not delay the start. */
async function draw(readTexts: () => Promise<ShareTexts>): Promise<Image> {
  const [{ drawShare }, { rasterise }] = await Promise.all([
    import('./draw-share.ts'),
    import('../../platform/pictures/rasterise.ts'),
  ])
  return toImage(await rasterise(drawShare(await readTexts())), 'image/png')
}
