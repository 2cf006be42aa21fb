import type { SingleHoroscope } from '@rashi/contract'
import { horoscopes } from '@rashi/contract/texts/en/horoscopes'
import { data } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { api } from '../../lib/client-api.ts'
import { pageContext } from '../../lib/page-context.ts'
import { unlessSamePage } from '../../lib/page-handle.ts'
import { session } from '../../lib/session.ts'
import { registerTexts } from '../../lib/texts.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { userStore } from '../../lib/user.ts'
import type { Route } from './+types/horoscope.page.ts'
import { Edition } from './edition.tsx'
import { MissingHoroscope } from './missing-horoscope.tsx'

registerTexts(horoscopes)

interface Read {
  /** Undefined for an unknown sign or type of period. */
  horoscope: SingleHoroscope | undefined
  /** For whom it was loaded: a guest's view must not flash before a reader's. */
  reader: 'guest' | 'user'
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
  const found = await read(
    'guest',
    context.get(pageContext).api.guest(publicCall, { params, query: {} }),
  )
  return data(found, { status: found.horoscope ? 200 : 404 })
}

/** Loads the reader too, of whom the offer of a locked period speaks. */
async function readAsUser(params: Route.ClientLoaderArgs['params']): Promise<Read> {
  const [found] = await Promise.all([
    read('user', api.user(userCall, { params, query: inOwnTimeZone() })),
    userStore.load().catch(() => undefined),
  ])
  return found
}

/** The server's page may come from its cache and is a guest's, so the browser loads the data again. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs): Promise<Read> =>
  session.isLive()
    ? readAsUser(params)
    : read('guest', api.guest(publicCall, { params, query: inOwnTimeZone() }))
clientLoader.hydrate = true as const

/** Another period of the same sign shows another part of the loaded data. */
export const shouldRevalidate = unlessSamePage

export default function HoroscopePage({ loaderData }: Route.ComponentProps) {
  const { horoscope, reader } = loaderData
  if (!horoscope) return <MissingHoroscope />
  return (
    <Edition
      key={`${horoscope.key} ${horoscope.type}`}
      horoscope={horoscope}
      isGuestView={reader === 'guest'}
    />
  )
}
