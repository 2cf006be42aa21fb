import type { Serve } from '../../platform/http/serve.ts'
import { addGemstone } from './add-gemstone.ts'
import { changeGemstone, hideGemstone } from './change-gemstone.ts'
import { deleteGemstone } from './delete-gemstone.ts'
import { answerEnquiry, countWaitingEnquiries, listStudioEnquiries } from './answer-enquiries.ts'
import { readCatalogue } from './catalogue.ts'
import { getGemstone } from './get-gemstone.ts'
import { listGemstones } from './list-gemstones.ts'
import { listStudioGemstones, showStudioGemstone } from './list-studio-gemstones.ts'
import { sendEnquiry, type EnquiryContext } from './send-enquiry.ts'

export function gemstones(serve: Serve, context: EnquiryContext): void {
  serve('GET /gemstone', ({ query, languageId }) => listGemstones(context, query, languageId))
  serve('GET /gemstoneCategory', async () => {
    const { categories } = await readCatalogue(context)
    return { categories: [...categories] }
  })
  serve('GET /singleGemstone/:slug', ({ params, languageId }) =>
    getGemstone(context, { slug: params.slug, languageId }),
  )
  serve('GET /studio/gemstones', ({ query }) => listStudioGemstones(context, query))
  serve('GET /studio/gemstone', ({ query }) => showStudioGemstone(context, query.gemstone_id))
  serve('POST /studio/add-gemstone', (request) => addGemstone(context, request.body, request))
  serve('POST /studio/change-gemstone', (request) => changeGemstone(context, request.body, request))
  serve('POST /studio/hide-gemstone', (request) => hideGemstone(context, request.body, request))
  serve('POST /studio/delete-gemstone', (request) => deleteGemstone(context, request.body, request))
  serve('POST /gemstone-enquiry/enquiry', ({ body, session, languageId, address }) =>
    sendEnquiry(context, body, { userId: session.userId, languageId, address }),
  )
  serve('GET /studio/enquiries', (request) => listStudioEnquiries(context, request.query, request))
  serve('GET /studio/enquiries-waiting', () => countWaitingEnquiries(context))
  serve('POST /studio/answer-enquiry', (request) => answerEnquiry(context, request.body, request))
}
