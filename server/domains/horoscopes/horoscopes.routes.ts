import { truthy } from '@rashi/contract/booleans'
import type { Serve } from '../../platform/http/serve.ts'
import { type PaymentsContext, mapProviderOutage } from '../payments/index.ts'
import { type ChartContext, getGeneratedHoroscope } from '../charts/index.ts'
import { giveFeedback, readFeedback } from './feedback/give-feedback.ts'
import { changeSectionPrice, changeSinglePrice, listPrices } from './periods/change-prices.ts'
import { listHoroscopes } from './periods/list-horoscopes.ts'
import { authorizeLifeEvents, buyLifeEvents } from './purchases/buy-life-events.ts'
import { buyOneOff, completeOneOff } from './purchases/buy-one-off.ts'
import { offerLifeEvents, offerOneOff } from './purchases/offer-single.ts'
import { listUserLifeEvents } from './purchases/list-life-events.ts'
import { readOpenChapter } from './periods/read-open-chapter.ts'
import { createPublicHoroscopes } from './periods/public-horoscopes.ts'
import { readToday } from './periods/read-today.ts'
import { listUserHoroscopes, parseAddress, readHoroscopeForUser } from './periods/read-for-user.ts'

/** Shorter than `freshMilliseconds` of the public horoscopes, so that it hardly adds to their age. */
const cachedMilliseconds = 1_000

export function horoscopes(plainServe: Serve, context: PaymentsContext & ChartContext): void {
  const serve = mapProviderOutage(plainServe, context.log)
  const publicHoroscope = createPublicHoroscopes(context)

  serve('GET /horoscope', async () => ({ horoscopes: await listHoroscopes(context.db) }))
  serve('GET /horoscope/open-chapter', async ({ reply }) => {
    const chapter = await readOpenChapter(context)
    reply.cacheFor(cachedMilliseconds)
    return { chapter }
  })
  serve('GET /horoscope/find-user-horoscope', async ({ session }) => ({
    horoscope: await getGeneratedHoroscope(context, session.userId),
  }))
  serve('GET /horoscope/user-horoscopes', async ({ session, query }) => ({
    activeHoroscopes: await listUserHoroscopes(context, session.userId, {
      previous: query.previous !== undefined && truthy.parse(query.previous),
      isOverview: query.overview !== undefined && truthy.parse(query.overview),
      timeZone: query.time_zone,
    }),
  }))
  serve('GET /horoscope/today', async ({ session, query }) => ({
    today: await readToday(context, session.userId, query.time_zone),
  }))
  serve(
    'GET /horoscope/user-new-single-horoscope/:timePeriod/:horoscopeSign',
    async ({ session, params, query }) => ({
      horoscope: await readHoroscopeForUser(context, session.userId, {
        ...parseAddress(params.timePeriod, params.horoscopeSign),
        timeZone: query.time_zone,
        textsOf: query.texts_of,
      }),
    }),
  )
  serve(
    'GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign',
    async ({ params, query, reply }) => {
      const { readingPeriod, signId } = parseAddress(params.timePeriod, params.horoscopeSign)
      const { plain, brotli } = await publicHoroscope(readingPeriod, signId, query.time_zone)
      reply
        .type('application/json; charset=utf-8')
        .header('vary', 'accept-encoding')
        .cacheFor(cachedMilliseconds)
      return /\bbr\b/.test(reply.request.headers['accept-encoding'] ?? '')
        ? reply.header('content-encoding', 'br').send(brotli)
        : reply.send(plain)
    },
  )
  serve('GET /user-life-event', async ({ session, query }) => ({
    userLifeEvents: await listUserLifeEvents(context, session.userId, query.time_zone),
  }))

  serve('GET /user/reading-feedback/:horoscope_data_id', async ({ session, params }) => ({
    answer: await readFeedback(context, session.userId, Number(params.horoscope_data_id)),
  }))
  serve('POST /user/save-reading-feedback', async ({ session, body }) => ({
    answer: await giveFeedback(context, session.userId, {
      periodId: body.horoscope_data_id,
      answer: body.answer,
    }),
  }))

  serve('GET /payment-plan/one-off-offer/:horoscope_data_id', ({ params, session }) =>
    offerOneOff(context, session.userId, Number(params.horoscope_data_id)),
  )
  serve('GET /payment-plan/life-event-offer', async ({ query, session }) => ({
    sections: await offerLifeEvents(context, session.userId, query.ids.split(',').map(Number)),
  }))

  serve('POST /payment-plan/one-off-horoscope-purchase', ({ body, session, address, languageId }) =>
    buyOneOff(context, body, { userId: session.userId, address, languageId }),
  )
  serve('POST /payment-plan/complete-one-off-purchase', ({ body, session, languageId }) =>
    completeOneOff(context, body.userOneOffPurchaseId, { userId: session.userId, languageId }),
  )
  serve('POST /payment-plan/buy-life-event', ({ body, session, address, languageId }) =>
    buyLifeEvents(context, body, { userId: session.userId, address, languageId }),
  )
  serve('POST /payment-plan/authorize-life-event-purchase', ({ body, session, languageId }) =>
    authorizeLifeEvents(context, body.userLifeEventId, { userId: session.userId, languageId }),
  )
  servePricesOfStudio(plainServe, context)
}

/** Serves the studio, where an owner changes the prices of single periods and sections. */
function servePricesOfStudio(serve: Serve, context: PaymentsContext): void {
  serve('GET /studio/prices', () => listPrices(context.db))
  serve('POST /studio/change-single-price', (request) =>
    changeSinglePrice(context, request.body, request),
  )
  serve('POST /studio/change-section-price', (request) =>
    changeSectionPrice(context, request.body, request),
  )
}
