import { lifeEvents } from '@rashi/contract/texts/en/life-events'
import { data } from 'react-router'
import { api } from '../../lib/client-api.ts'
import { GuestView } from '../../ui/guest-view.tsx'
import { pageContext } from '../../lib/page-context.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { lifeEventBasket } from './basket-storage.ts'
import { session, useHasSession } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import layout from '../../ui/layout.module.css'
import { SkeletonBlock, SkeletonLines } from '../../ui/skeleton.tsx'
import type { Route } from './+types/life-events.page.ts'
import { basket } from './basket.ts'
import { LifeEventsDrawer } from './life-events-drawer.tsx'
import { guest, loadReader, loadYear, findYearIn } from './load-year.ts'
import type { NamedSign } from './sign-select.tsx'
import { YearList } from './year-list.tsx'
import { chooseListedSign, type Year } from './year.rules.ts'

registerTexts(lifeEvents)

const pickNames = ({ horoscopes }: { horoscopes: readonly NamedSign[] }): NamedSign[] =>
  horoscopes.map(({ key, translations }) => ({
    key,
    translations: translations.map(({ language_id, name }) => ({ language_id, name })),
  }))

/** Loads a sign's year; for an unknown sign that of the default sign. */
async function yearOr(
  requested: string,
  fallback: string,
  load: (sign: string) => Promise<Year | undefined>,
) {
  const year = (await load(requested)) ?? (await load(fallback))
  if (!year) throw data(null, { status: 503 })
  return year
}

const readSign = (request: Request) => new URL(request.url).searchParams.get('sign')

/** Loads the list for a guest, because the server knows no session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api: server } = context.get(pageContext)
  const call = 'GET /horoscope/new-single-horoscope/:timePeriod/:horoscopeSign'
  const load = (horoscopeSign: string) =>
    findYearIn(server.guest(call, { params: { timePeriod: 'yearly', horoscopeSign }, query: {} }))
  const first = chooseListedSign({ requested: null, basket: undefined, generated: undefined })
  const [signs, year] = await Promise.all([
    server.guest('GET /horoscope').then(pickNames),
    yearOr(readSign(request) ?? first, first, load),
  ])
  return { signs, year, reader: guest }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = session.isLive() ? await userStore.load() : undefined
  const own = { basket: lifeEventBasket.get(), generated: user?.generated_horoscope?.key }
  const [signs, year, reader] = await Promise.all([
    api.guest('GET /horoscope').then(pickNames),
    yearOr(
      chooseListedSign({ requested: readSign(request), ...own }),
      chooseListedSign({ requested: null, ...own }),
      loadYear,
    ),
    loadReader(),
  ])
  basket.enter(year)
  return { signs, year, reader }
}
clientLoader.hydrate = true as const

export default function LifeEventsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { signs, year, reader } = loaderData
  const hasSession = useHasSession()
  const isUser = reader.kind === 'user'
  const list = <YearList year={year} signs={signs} isSubscribed={reader.isSubscribed} />
  return (
    <div className={layout.stack}>
      <PageHead title={t('life-events.title')} description={t('life-events.description')} />
      {/* Until their own year is loaded, its links would lead a reader to the sign that guests see. */}
      {(isUser || !hasSession) && <LifeEventsDrawer year={year} reader={reader} />}
      <header className={layout.stack}>
        <h1>{t('life-events.title')}</h1>
        <p className={layout.lead}>{t('life-events.lead')}</p>
      </header>
      {isUser ? (
        list
      ) : (
        <GuestView
          loadingLabel={t('shell.loading')}
          shape={
            <>
              <SkeletonLines count={1} />
              <SkeletonBlock height="7rem" />
              <SkeletonLines count={9} />
            </>
          }
        >
          {list}
        </GuestView>
      )}
    </div>
  )
}
