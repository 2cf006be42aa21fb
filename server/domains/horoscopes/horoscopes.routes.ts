import { truthy } from '@rashi/contract/common'
import type { Serve } from '../../platform/http/serve.ts'
import type { Context } from '../../platform/context.ts'
import { type ChartContext, getGeneratedHoroscope } from '../charts/index.ts'
import { listHoroscopes } from './list-horoscopes.ts'
import { publicHoroscopes } from './public-horoscopes.ts'
import { listUserHoroscopes, readAddress, readForUser } from './read-for-user.ts'

/** Shorter than the time after which the content is looked at again. */
const keptMilliseconds = 1_000

export function horoscopes(serve: Serve, context: Context & ChartContext): void {
  const publicHoroscope = publicHoroscopes(context)

  serve('GET /horoscope', async () => ({ horoscopes: await listHoroscopes(context.db) }))
  serve('GET /horoscope/find-user-horoscope', async ({ session }) => ({
    horoscope: await getGeneratedHoroscope(context, session.userId),
  }))
  serve('GET /horoscope/user-horoscopes', async ({ session, query }) => ({
    activeHoroscopes: await listUserHoroscopes(context, session.userId, {
      previous: query.previous !== undefined && truthy.parse(query.previous),
    }),
  }))
  serve(
    'GET /horoscope/user-new-single-horoscope/:timePeriod/:horoscopeSign',
    async ({ session, params }) => ({
      horoscope: await readForUser(
        context,
        session.userId,
        readAddress(params.timePeriod, params.horoscopeSign),
      ),
    }),
  )
  serve(
    'GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign',
    async ({ params, reply }) => {
      const { type, signId } = readAddress(params.timePeriod, params.horoscopeSign)
      const { plain, brotli } = await publicHoroscope(type, signId)
      reply
        .type('application/json; charset=utf-8')
        .header('vary', 'accept-encoding')
        .keepFor(keptMilliseconds)
      return /\bbr\b/.test(reply.request.headers['accept-encoding'] ?? '')
        ? reply.header('content-encoding', 'br').send(brotli)
        : reply.send(plain)
    },
  )
}
