import type { z } from 'zod'
import { accountRoutes } from './account.ts'
import { billingRoutes } from './billing.ts'
import { chartRoutes } from './charts.ts'
import { consultationRoutes } from './consultations.ts'
import { gemstoneRoutes } from './gemstones.ts'
import { horoscopePurchaseRoutes } from './horoscope-purchases.ts'
import { horoscopeRoutes } from './horoscopes.ts'
import { identityRoutes } from './identity.ts'
import { languageRoutes } from './languages.ts'
import { letterRoutes } from './letters.ts'
import { noticeboardRoutes } from './noticeboard.ts'
import { paymentRoutes } from './payments.ts'
import { placeRoutes } from './places.ts'
import { secondStepRoutes } from './second-step.ts'
import { settingsRoutes } from './settings.ts'
import { studioRoutes } from './studio.ts'
import { todayRoutes } from './today.ts'

/** Every call of the API. The browser imports only its type, so no schema is sent to it. */
export const routes = {
  ...identityRoutes,
  ...accountRoutes,
  ...secondStepRoutes,
  ...chartRoutes,
  ...horoscopeRoutes,
  ...letterRoutes,
  ...todayRoutes,
  ...noticeboardRoutes,
  ...billingRoutes,
  ...paymentRoutes,
  ...languageRoutes,
  ...placeRoutes,
  ...settingsRoutes,
  ...gemstoneRoutes,
  ...consultationRoutes,
  ...horoscopePurchaseRoutes,
  ...studioRoutes,
}
export type Routes = typeof routes

type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type Output<T> = T extends z.ZodType ? z.output<T> : undefined
type Field<R, K extends string> = K extends keyof R ? R[K] : undefined

/** The types of a request and its response, by the name of the call. */
export type BodyOf<N extends keyof Routes> = Input<Field<Routes[N], 'body'>>
export type QueryOf<N extends keyof Routes> = Input<Field<Routes[N], 'query'>>
export type ParamsOf<N extends keyof Routes> = Input<Field<Routes[N], 'params'>>
export type ResponseOf<N extends keyof Routes> = Output<Field<Routes[N], 'response'>>
/** The parsed types that a handler receives. */
export type ParsedBodyOf<N extends keyof Routes> = Output<Field<Routes[N], 'body'>>
export type ParsedQueryOf<N extends keyof Routes> = Output<Field<Routes[N], 'query'>>
export type ParsedParamsOf<N extends keyof Routes> = Output<Field<Routes[N], 'params'>>

export type { ExportedValue, OpenSession, SignInRecord } from './account.ts'
export type {
  ActiveHoroscopes,
  FeedbackAnswer,
  Horoscope,
  MoonDay,
  OpenChapter,
  Part,
  Period,
  SingleHoroscope,
  WheelMark,
  YearWheel,
} from './horoscopes.ts'
export type { Coupon, PaymentCard, Plan, PurchaseAnswer } from './billing.ts'
export type {
  BirthSky,
  GeneratedHoroscope,
  RisingSky,
  Sign,
  Sky,
  Tonight,
  TwoZodiacs,
} from './charts.ts'
export type { Consultation, UserConsultation } from './consultations.ts'
export type { Gemstone, GemstoneCategory, GemstonePage } from './gemstones.ts'
export type { LifeEventAnswer, OneOffAnswer, UserLifeEvent } from './horoscope-purchases.ts'
export type { SignedIn, User } from './identity.ts'
export type { Language } from './languages.ts'
export type { LetterSettings } from './letters.ts'
export type { Notice } from './noticeboard.ts'
export type { Payment } from './payments.ts'
export type { PlaceOfBirth } from './places.ts'
export type { ErrorBody, RefusalCode } from './refusals.ts'
export type { LimitName, RouteDefinition } from './route.ts'
export type { ClientConfig, Trader } from './settings.ts'
export type { SecondFactors } from './second-step.ts'
export type { SecondStep } from './second-step.rules.ts'
export type { SignKey } from './signs.ts'
export type { Subscription } from './subscriptions.ts'
export type { Today } from './today.ts'
