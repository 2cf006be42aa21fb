import type { SingleHoroscope } from '@rashi/contract'
import { horoscopes } from '@rashi/contract/texts/en/horoscopes'
import { data, type ShouldRevalidateFunction } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { api } from '../../lib/client-api.ts'
import { pageContext } from '../../lib/page-context.ts'
import { unlessSamePage } from '../../lib/page-handle.ts'
import { session } from '../../lib/session.ts'
import { registerTexts } from '../../lib/texts.ts'
import { textsOf } from '../../lib/saved-readings.rules.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { userStore } from '../../lib/user.ts'
import { findYearPeriod } from '../year/index.ts'
import type { Route } from './+types/horoscope.page.ts'
import { toReadingPeriod } from './horoscope-path.rules.ts'
import { MissingHoroscope } from './missing-horoscope.tsx'
import { YearEdition } from './year-edition.tsx'
import { OpenedAlmanac } from './opened-almanac.tsx'
import { readWider, readWiderAsUser, type WiderPeriod } from './wider-period.ts'

registerTexts(horoscopes)

interface Read {
  /** Undefined for an unknown sign or type of period. */
  horoscope: SingleHoroscope | undefined
  /** For whom it was loaded: a guest's view must not flash before a reader's. */
  reader: 'guest' | 'user'
}

interface PageData extends Read {
  /** The wider period to which a week or month leads on. */
  wider: WiderPeriod | undefined
}

async function read(
  reader: Read['reader'],
  answer: Promise<{ horoscope: SingleHoroscope }>,
): Promise<Read> {
  try {
    return { ...(await answer), reader }
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404)
      return { horoscope: undefined, reader }
    throw failure
  }
}

const publicCall = 'GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign'
const userCall = 'GET /horoscope/user-new-single-horoscope/:timePeriod/:horoscopeSign'

export async function loader({ params, context }: Route.LoaderArgs) {
  const guestApi = context.get(pageContext).api
  const [found, wider] = await Promise.all([
    read('guest', guestApi.guest(publicCall, { params, query: {} })),
    readWider(guestApi, params),
  ])
  return data({ ...found, wider }, { status: found.horoscope ? 200 : 404 })
}

/** Reads the shown period whole, and outlines of the others. */
async function readShown(params: Route.ClientLoaderArgs['params'], search: string): Promise<Read> {
  const readWhole = (texts_of: string) =>
    read('user', api.user(userCall, { params, query: { ...inOwnTimeZone(), texts_of } }))
  const found = await readWhole(textsOf(search))
  const { horoscopeData = [] } = found.horoscope ?? {}
  // The address of a section does not tell whether it is of an earlier year.
  const shown = findYearPeriod(horoscopeData, new URLSearchParams(search))
  return shown?.is_outline ? readWhole(shown.date) : found
}

/** Reads the periods, the wider one, and the reader, whom the offer of a locked period is about. */
async function readAsUser(
  params: Route.ClientLoaderArgs['params'],
  search: string,
): Promise<PageData> {
  const query = inOwnTimeZone()
  const [found, wider] = await Promise.all([
    readShown(params, search),
    readWiderAsUser(api, params, query),
    userStore.load().catch(() => undefined),
  ])
  return { ...found, wider }
}

async function readAsGuest(params: Route.ClientLoaderArgs['params']): Promise<PageData> {
  const query = inOwnTimeZone()
  const [found, wider] = await Promise.all([
    read('guest', api.guest(publicCall, { params, query })),
    readWider(api, params, query),
  ])
  return { ...found, wider }
}

/** Without a network a reader whose session rested too long still reads what this device has saved for them. */
const isSavedReader = () => !navigator.onLine && session.token() !== undefined

/** The server's page may come from its cache and is a guest's, so the browser loads the data again. */
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs): Promise<PageData> =>
  session.isLive() || isSavedReader()
    ? readAsUser(params, new URL(request.url).search)
    : readAsGuest(params)
clientLoader.hydrate = true as const

/** Guests have loaded the previews of all periods; readers load the texts of another period. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) =>
  session.token() !== undefined &&
  textsOf(change.currentUrl.search) !== textsOf(change.nextUrl.search)
    ? true
    : unlessSamePage(change)

export default function HoroscopePage({ loaderData }: Route.ComponentProps) {
  const { horoscope, reader, wider } = loaderData
  if (!horoscope) return <MissingHoroscope />
  const shown = {
    key: `${horoscope.key} ${horoscope.type}`,
    horoscope,
    isGuestView: reader === 'guest',
  }
  return toReadingPeriod(horoscope.type) === 'yearly' ? (
    <YearEdition {...shown} />
  ) : (
    <OpenedAlmanac {...shown} wider={wider} />
  )
}
