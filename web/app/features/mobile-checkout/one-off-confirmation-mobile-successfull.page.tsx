import { mobile } from '@rashi/contract/texts/en/mobile'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { AppLink, useAppAddress } from './app-link.tsx'

registerTexts(mobile)

export const handle: PageHandle = { isFromApp: true }

/** Loads nothing; a loader makes the server render the page. */
export const loader = () => null

/** How long the message stays before the app opens (docs/product/spec.md section 9). */
const readMilliseconds = 5000

/** Confirms the purchase of a period and opens the app. */
export default function OneOffConfirmationMobileSuccessfullPage() {
  const t = useTranslate()
  const path = (useLocation().state as { path?: string } | null)?.path ?? '/'
  const address = useAppAddress(path)
  useEffect(() => {
    const timer = setTimeout(() => location.assign(address), readMilliseconds)
    return () => clearTimeout(timer)
  }, [address])
  return (
    <div className={layout.stack}>
      <PageHead title={t('mobile.paid')} hidden />
      <h1>{t('mobile.paid')}</h1>
      <EmptyState title={t('mobile.opens-soon')} action={<AppLink path={path} />} />
    </div>
  )
}
