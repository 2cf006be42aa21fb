import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { accessData, accessJobs } from './domains/access/index.ts'
import { chartData, charts, serveSignPictures, serveSkyPictures } from './domains/charts/index.ts'
import {
  consultationData,
  consultationJobs,
  consultations,
  noteBirthChange,
  studioOrders,
} from './domains/consultations/index.ts'
import { figures, figuresJobs } from './domains/figures/index.ts'
import {
  enquiryData,
  gemstones,
  listUsedPictures,
  serveGemstonePictures,
} from './domains/gemstones/index.ts'
import {
  horoscopeDesk,
  horoscopeJobs,
  horoscopes,
  periodFigures,
  scheduleEditions,
  feedbackData,
} from './domains/horoscopes/index.ts'
import {
  authenticateBySession,
  createSessionUses,
  findEmail,
  findRecipient,
  isOldEnoughToBuy,
  identity,
  identityJobs,
} from './domains/identity/index.ts'
import {
  letterData,
  letterJobs,
  letters,
  type LettersContext,
  serveOneClickStop,
} from './domains/letters/index.ts'
import { languageIdFromHeader, languages, translator } from './domains/languages/index.ts'
import { media, mediaJobs, servePictures } from './domains/media/index.ts'
import { noticeboard, noticeData } from './domains/noticeboard/index.ts'
import { operations } from './domains/operations/index.ts'
import {
  payments,
  type PaymentsContext,
  paymentsData,
  paymentsJobs,
  webhookFigures,
} from './domains/payments/index.ts'
import { places, type Gazetteer } from './domains/places/index.ts'
import { serveSharePictures } from './domains/sharing/index.ts'
import { authenticateStaff, staff, staffJobs } from './domains/staff/index.ts'
import { streaming } from './domains/streaming/index.ts'
import {
  finishCardChange,
  listOwnRenewalCards,
  reassignRenewalCards,
  renewalFigures,
  subscriptions,
  subscriptionsData,
  subscriptionsJobs,
} from './domains/subscriptions/index.ts'
import { support } from './domains/support/index.ts'
import { handleEmails } from './mail/email-queue.ts'
import { recordSentEmails, sentEmailsData } from './mail/sent-emails.ts'
import { serveEmailPreview } from './mail/preview/email-preview.routes.ts'
import type { Context } from './context/context.ts'
import type { PersonalData } from './context/personal-data.ts'
import { handleErrors } from './platform/http/error-handler.ts'
import { describeApi } from './platform/http/describe-api.ts'
import { identifyRequests, requestIdOf } from './platform/http/identify-requests.ts'
import { health } from './platform/http/health.routes.ts'
import { handleMalformedRequests } from './platform/http/malformed-requests.ts'
import { metrics } from './platform/http/metrics.routes.ts'
import { ResponseCache } from './platform/http/response-cache.ts'
import { exchangeTaken } from './platform/http/rate-limits/exchange-taken.ts'
import {
  createAddressBuckets,
  limitAddresses,
} from './platform/http/rate-limits/limit-addresses.ts'
import { createTurns } from './platform/http/rate-limits/turns.ts'
import { scheduleBucketSweep } from './platform/http/rate-limits/shared-buckets.ts'
import { refuseWhileClosing } from './platform/http/refuse-while-closing.ts'
import { secureHeaders } from './platform/http/secure-headers.ts'
import { batchResponses } from './platform/http/batch-responses.ts'
import { serveSecurityText } from './platform/http/security-text.ts'
import { createServe } from './platform/http/serve.ts'
import { settings } from './platform/http/settings.routes.ts'
import { refuseUnknownPaths } from './platform/http/unknown-paths.ts'
import { validateInput } from './platform/http/validate-input.ts'
import { traceRequests } from './platform/tracing/trace-requests.ts'
import { createStudioGuards } from './platform/http/studio-access.ts'
import { clientAddresses } from './platform/http/client-address.ts'
import { serializeBySchema } from './platform/http/serialize-by-schema.ts'
import { createRefusalNotes } from './platform/security-events/note-refusals.ts'
import { emailExamples } from './email-examples.ts'
import { serveStatus } from './pages/serve-status.ts'
import { payables } from './payables.ts'

/** The context of the whole server; each domain takes the part that it needs. */
export interface AppContext extends Context {
  readonly gazetteer: Gazetteer
}

/** The personal data of all domains, besides the account itself. */
const personalData = (commerce: PaymentsContext): PersonalData[] => [
  paymentsData(commerce),
  subscriptionsData(commerce),
  chartData,
  accessData,
  letterData,
  consultationData,
  enquiryData,
  noticeData,
  feedbackData,
  sentEmailsData,
]

/** Sign-ins and the like of one address that may wait for each other. */
const maxWaitingCalls = 50

/** Builds the server without listening: tests inject requests, `main.ts` opens the port. */
export async function buildApp(
  given: AppContext,
  report: (error: Error) => void = () => {},
): Promise<FastifyInstance> {
  const context = { ...given, mailer: recordSentEmails(given) }
  const takeFromAddress = createAddressBuckets(context, exchangeTaken(context))
  const addressOf = clientAddresses(context.config.trustProxy)
  const responseCache = new ResponseCache(
    (limit, request) => takeFromAddress(limit, addressOf(request)) === 0,
  )
  const headers = secureHeaders(context.config)
  const translatorOf = (languageId: number) => translator(context.db, languageId)
  const app = fastify({
    ...handleMalformedRequests({ translatorOf, headers, languageIdFromHeader }),
    serverFactory: responseCache.serverFactory,
    // Typed as the framework's log, so that the type of the app does not depend on pino.
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A child log for each request takes 4 to 20 % of a small call (decision 0005); log lines name route and request.
    childLoggerFactory: (log) => log,
    genReqId: requestIdOf,
    bodyLimit: 32 * 1024,
    trustProxy: context.config.trustProxy === null ? false : [...context.config.trustProxy],
    routerOptions: { maxParamLength: 400 },
    requestTimeout: 30_000,
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validateInput)
  serializeBySchema(app)
  app.decorateRequest('session', undefined)
  app.decorateRequest('staff', undefined)
  app.decorateRequest('studio', undefined)
  app.decorateRequest('languageId', 1)
  app.decorateRequest('rawBody', undefined)
  identifyRequests(app)
  traceRequests(app)
  app.addHook('onRequest', (request, reply, done) => {
    request.languageId = languageIdFromHeader(request.headers['accept-language'])
    reply.headers(headers)
    done()
  })
  refuseWhileClosing(app)
  const noteRefusal = createRefusalNotes(context)
  handleErrors(app, { translatorOf, report, noteRefusal })

  responseCache.register(app)
  metrics(app, context, {
    responseCache,
    figuresOfDomains: [webhookFigures(context), renewalFigures(context), periodFigures(context)],
  })
  health(app, context)
  serveSecurityText(app, context)
  serveStatus(app, context)
  serveSignPictures(app, context.config)
  const limitRequest = limitAddresses(takeFromAddress)
  serveSkyPictures(app, { limitRequest })
  serveGemstonePictures(app, context)
  servePictures(app, context, limitRequest)
  serveSharePictures(app, { ...context, limitRequest })
  serveEmailPreview(app, context, emailExamples)

  handleEmails(context)
  scheduleBucketSweep(context.jobs, context)
  accessJobs(context)
  identityJobs(context)
  staffJobs(context)
  const commerce: AppContext & PaymentsContext = {
    ...context,
    emailOf: (userId, db = context.db) => findEmail(db, userId),
    isOldEnoughToBuy: (userId) => isOldEnoughToBuy(context, userId),
    payables,
    onCardsChanged: (userId, cards) => reassignRenewalCards(context, userId, cards),
    onSetUpEnded: (ended) => finishCardChange(context, ended),
    listRenewalCards: (userId) => listOwnRenewalCards(context.db, userId),
  }
  const lettersContext: LettersContext = {
    ...context,
    recipientOf: (userId) => findRecipient(context.db, userId),
  }
  letterJobs(lettersContext)
  mediaJobs(context, listUsedPictures)
  await serveOneClickStop(app, context, limitRequest)
  paymentsJobs(commerce)
  subscriptionsJobs(commerce)
  consultationJobs(commerce)
  horoscopeJobs(commerce)
  scheduleEditions(context)
  figuresJobs(context)

  const sessionUses = createSessionUses(context)
  // A database that is away keeps no server from closing.
  app.addHook('onClose', () => sessionUses.store().catch(() => {}))

  await app.register(
    async (api) => {
      handleErrors(api, { translatorOf, report, noteRefusal })
      batchResponses(api)
      await describeApi(api, context.config)
      refuseUnknownPaths(api, limitRequest)
      const serve = createServe(api, {
        authenticate: authenticateBySession(context, sessionUses),
        guardStudio: createStudioGuards({
          ...context,
          authenticateStaff: authenticateStaff(context),
        }),
        limitRequest,
        inTurn: createTurns(context.config, maxWaitingCalls),
      })
      settings(serve, context)
      languages(serve, context)
      places(serve, context)
      charts(serve, context)
      const ofPersons = { personalData: personalData(commerce) }
      identity(serve, {
        ...context,
        ...ofPersons,
        onBirthChanged: (trx, userId) => noteBirthChange(trx, context, userId),
      })
      payments(serve, commerce)
      subscriptions(serve, commerce)
      horoscopes(serve, commerce)
      horoscopeDesk(serve, context)
      gemstones(serve, commerce)
      consultations(serve, commerce)
      letters(serve, context)
      noticeboard(serve, context)
      streaming(serve, context)
      staff(serve, context)
      operations(serve, context)
      support(serve, { ...commerce, ...ofPersons })
      figures(serve, context)
      media(serve, context)
      studioOrders(serve, commerce)
    },
    { prefix: '/api' },
  )
  return app
}
