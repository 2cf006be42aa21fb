import { useEffect, useState } from 'react'
import { toAppAddress } from './app-address.rules.ts'
import { useConfig } from '../../lib/config.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'

/** How long to wait for the app before its store page opens (docs/product/spec.md section 9). */
const storeMilliseconds = 2000

/** Asks whether a link opens in the app or in the browser; closing the question means the browser. */
export function AppOrBrowser({ path, onBrowser }: { path: string; onBrowser: () => void }) {
  const t = useTranslate()
  const app = useConfig()?.app
  const [isOpening, setIsOpening] = useState(false)
  const storeUrl = app?.store_url

  useEffect(() => {
    if (!isOpening || storeUrl === undefined) return
    const timer = setTimeout(() => location.assign(storeUrl), storeMilliseconds)
    // The app is in front: when the reader returns later, the store page must not open.
    const isAway = () => document.hidden && clearTimeout(timer)
    document.addEventListener('visibilitychange', isAway)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', isAway)
    }
  }, [isOpening, storeUrl])

  function openApp() {
    if (!app) return
    setIsOpening(true)
    location.assign(toAppAddress(app.scheme, path))
  }

  const ways = (
    <>
      <Button onClick={openApp}>{t('deep-links.in-app')}</Button>
      <Button kind="quiet" onClick={onBrowser}>
        {t('deep-links.in-browser')}
      </Button>
    </>
  )
  return (
    <>
      <p role="status" className={layout.lead}>
        {isOpening && t('deep-links.opening-app')}
      </p>
      {isOpening && <FormActions>{ways}</FormActions>}
      <Dialog
        open={!isOpening}
        onClose={onBrowser}
        title={t('deep-links.question')}
        description={t('deep-links.text')}
        closeLabel={t('shell.close')}
        actions={ways}
      />
    </>
  )
}
