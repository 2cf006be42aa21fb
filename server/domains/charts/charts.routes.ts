import type { ParsedBodyOf } from '@rashi/contract'
import type { Serve } from '../../platform/http/serve.ts'
import { lookups } from '../../platform/visitor-counters.ts'
import { describeBirthSky } from './birth-sky.ts'
import {
  castChart,
  castRisingSign,
  castTwoZodiacs,
  type BirthDetails,
  type ChartContext,
} from './cast-chart.ts'
import { describeRisingSky } from './rising-sky.ts'
import { serializeChart } from './list-signs.ts'

const field = 'date_of_birth'
const cachedMilliseconds = 1_000

const readBirth = (body: ParsedBodyOf<'POST /moonsign-lookup'>): BirthDetails => ({
  dob: body.date_of_birth,
  pob: body.place_of_birth,
  time_unknown: body.time_unknown,
})

export function charts(serve: Serve, context: ChartContext): void {
  serve('POST /moonsign-lookup', async ({ body }) => {
    const chart = castChart(context, readBirth(body), field)
    lookups.inc({ kind: 'moonsign' })
    const birthSky = describeBirthSky(Temporal.Instant.from(chart.sky.utc), chart.sky.zodiac)
    return serializeChart(context.db, 'moonsign', chart, { birthSky })
  })
  serve('POST /rising-sign-lookup', async ({ body }) => {
    const chart = castRisingSign(context, readBirth(body), field)
    lookups.inc({ kind: 'rising_sign' })
    return serializeChart(context.db, 'risingSign', chart)
  })
  serve('POST /two-zodiacs', ({ body }) => ({
    twoZodiacs: castTwoZodiacs(context, readBirth(body), field),
  }))
  serve('POST /birth-sky', ({ body }) => ({
    birthSky: describeBirthSky(Temporal.Instant.from(body.utc), context.config.zodiac),
  }))
  serve('GET /tonight', ({ reply }) => {
    // The same for an hour, so that everybody is shown the same few pictures.
    const hour = context.clock.now().round({ smallestUnit: 'hour', roundingMode: 'floor' })
    reply.cacheFor(cachedMilliseconds)
    return { tonight: { at: hour.toString(), ...describeBirthSky(hour, context.config.zodiac) } }
  })
  serve('POST /rising-sky', ({ body: { utc, place_of_birth } }) => ({
    risingSky: describeRisingSky(Temporal.Instant.from(utc), place_of_birth, context.config.zodiac),
  }))
}
