import '../studio-texts.ts'
import type { ResponseOf } from '@rashi/contract'
import { isHttpsAddress } from '@rashi/contract/links.rules'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import layout from '../../../ui/layout.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { AccountSection, useCheckedForm, withErrors } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/live.page.ts'

type Live = ResponseOf<'GET /studio/live'>

export const handle: PageHandle = { title: 'studio.live' }

export const clientLoader = () => studioApi.staff('GET /studio/live')
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The live stream: what readers see of it now, and the form and the button that switch it. */
export default function LivePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const [live, setLive] = useState<Live>(loaderData)
  const { url } = live
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.live')}</h1>
      <p className={layout.lead}>{t('studio.live.lead')}</p>
      <AccountSection title={t('studio.live.now')}>
        <Now live={live} onSwitched={setLive} />
      </AccountSection>
      <AccountSection title={t(url === null ? 'studio.live.start' : 'studio.live.move')}>
        <AddressForm key={url} url={url} onSwitched={setLive} />
      </AccountSection>
    </div>
  )
}

function Now({
  live: { url, switched },
  onSwitched,
}: {
  live: Live
  onSwitched: (live: Live) => void
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const switchOff = useCall(async () => {
    onSwitched(await studioApi.staff('POST /studio/live-off', { body: { seen_url: url } }))
    toast.success(t('studio.live.is-off'))
  })
  return (
    <div className={styles.form}>
      <div role="status">
        <p className={styles.breaking}>
          {url === null ? t('studio.live.off') : t('studio.live.on', { url })}
        </p>
        <p className={styles.quiet}>
          {switched === null
            ? t('studio.live.never')
            : t(url === null ? 'studio.live.switched-off' : 'studio.live.switched-on', {
                who: switched.who,
                when: formatTime(switched.at),
              })}
        </p>
      </div>
      {url !== null && (
        <div className={styles.actions}>
          <Button kind="danger" busy={switchOff.isBusy} onClick={() => void switchOff.run()}>
            {t('studio.live.switch-off')}
          </Button>
        </div>
      )}
    </div>
  )
}

function AddressForm({
  url,
  onSwitched,
}: {
  url: string | null
  onSwitched: (live: Live) => void
}) {
  const t = useTranslate()
  const readAddress = (data: FormData) => String(data.get('url')).trim()
  const form = useCheckedForm({
    name: 'studio-live',
    check: (data) => {
      const typed = readAddress(data)
      return withErrors({
        url: [
          isHttpsAddress(typed) ? undefined : ('studio.live.address-wrong' as const),
          typed === url ? ('studio.live.address-same' as const) : undefined,
        ],
      })
    },
    send: (data) =>
      studioApi.staff('POST /studio/live-on', { body: { url: readAddress(data), seen_url: url } }),
    done: (live) => {
      onSwitched(live)
      toast.success(t('studio.live.is-on'))
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <TextField
        label={t('studio.live.address')}
        hint={t('studio.live.address-hint')}
        type="url"
        name="url"
        maxLength={2000}
        autoComplete="off"
        defaultValue={form.typed('url')}
        error={form.findErrors('url')[0]}
      />
      <div className={styles.actions}>
        <Button {...form.submitProps}>
          {t(url === null ? 'studio.live.switch-on' : 'studio.live.switch-to')}
        </Button>
      </div>
    </form>
  )
}
