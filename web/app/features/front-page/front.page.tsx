import type { OpenChapter, Plan, Tonight } from '@rashi/contract'
import { frontPage } from '@rashi/contract/texts/en/front-page'
import { signs } from '@rashi/contract/texts/en/signs'
import { useEffect } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import type { Api } from '../../lib/api.ts'
import { api } from '../../lib/client-api.ts'
import { pageContext } from '../../lib/page-context.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { session } from '../../lib/session.ts'
import { organisation, website } from '../../lib/structured-data.rules.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import type { Route } from './+types/front.page.ts'
import { Entrance } from './entrance.tsx'
import { More } from './later.tsx'

registerTexts({ ...frontPage, ...signs })

/** The data of the day. Parts that cannot be loaded are left out, so that one can sign in all the same. */
export interface FrontData {
  readonly tonight: Tonight | undefined
  readonly chapter: OpenChapter | undefined
  readonly plans: readonly Plan[]
}

async function load(from: Api): Promise<FrontData> {
  const [tonight, chapter, plans] = await Promise.allSettled([
    from.guest('GET /tonight'),
    from.guest('GET /horoscope/open-chapter'),
    from.guest('GET /payment-plan/plans'),
  ])
  return {
    tonight: tonight.status === 'fulfilled' ? tonight.value.tonight : undefined,
    chapter: chapter.status === 'fulfilled' ? chapter.value.chapter : undefined,
    plans: plans.status === 'fulfilled' ? plans.value.plans : [],
  }
}

export const loader = ({ context }: Route.LoaderArgs): Promise<FrontData> =>
  load(context.get(pageContext).api)

/** Redirects a signed-in user who comes by a link. */
export function clientLoader(): Promise<FrontData> {
  if (session.isLive()) throw redirect('/dashboard')
  return load(api)
}

/** The data is that of the day, whatever the query says. */
export const shouldRevalidate = () => false

export default function FrontPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  useEffect(() => {
    if (session.isLive()) void navigate('/dashboard', { replace: true })
  }, [navigate])
  return (
    <div data-guest>
      <PageHead
        title={t('front.title')}
        description={t('front.description')}
        about={(site) => [organisation(site), website(site, t('shell.tagline'))]}
      />
      <Entrance tonight={loaderData.tonight} redirect={search.get('redirect')} />
      <More chapter={loaderData.chapter} plans={loaderData.plans} />
    </div>
  )
}
