import type { Serve } from '../../platform/http/serve.ts'
import { castChart, castRisingSign, type ChartContext } from './cast-chart.ts'
import { describeChart } from './list-signs.ts'

const field = 'date_of_birth'

export function charts(serve: Serve, context: ChartContext): void {
  serve('POST /moonsign-lookup', async ({ body }) => {
    const birth = { dob: body.date_of_birth, pob: body.place_of_birth }
    return { moonsign: await describeChart(context.db, castChart(context, birth, field)) }
  })
  serve('POST /rising-sign-lookup', async ({ body }) => {
    const birth = { dob: body.date_of_birth, pob: body.place_of_birth }
    return { risingSign: await describeChart(context.db, castRisingSign(context, birth, field)) }
  })
}
