import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { announceFailure } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Offers a reader whose moonsign is known to see it, or to choose a sign themselves. */
export function RevealOffer() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isOffered, setIsOffered] = useState(false)
  const dismiss = () => setIsOffered(false)
  useEffect(() => {
    const controller = new AbortController()
    api
      .user('GET /horoscope/find-user-horoscope', { signal: controller.signal })
      .then(() => controller.signal.aborted || setIsOffered(true))
      .catch((failure: unknown) => {
        // Without a sign there is nothing to reveal, which is not a failure.
        if (failure instanceof ApiFailure && failure.status !== 404) announceFailure(failure)
      })
    return () => controller.abort()
  }, [])
  return (
    <Dialog
      open={isOffered}
      onClose={dismiss}
      title={t('charts.generated.dialog')}
      description={t('charts.select.lookup-text')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button
            onClick={() => void navigate('/horoscope-generated', { state: { hideModal: true } })}
          >
            {t('charts.generated.yes')}
          </Button>
          <Button kind="quiet" onClick={dismiss}>
            {t('charts.select.by-hand')}
          </Button>
        </>
      }
    />
  )
}
