import { useEffect, useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import type { SubscriptionEntry } from './subscription-entries.rules.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useSubscriptionTexts } from './subscription-card.tsx'
import { findStore } from './subscriptions.rules.ts'

interface CancelDialogProps {
  /** The subscription to cancel; undefined while the dialog is closed. */
  entry: SubscriptionEntry | undefined
  onClose: () => void
  /** Reloads the list. */
  onCancelled: () => Promise<void>
}

/** Asks for confirmation. For a subscription of an app store it says where to cancel it. */
export function CancelDialog({ entry, ...rest }: CancelDialogProps) {
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(entry)
  useEffect(() => {
    if (entry) setShown(entry)
  }, [entry])
  const current = entry ?? shown
  if (!current) return null
  return <Question entry={current} isOpen={entry !== undefined} {...rest} />
}

function Question({
  entry,
  isOpen,
  onClose,
  onCancelled,
}: Omit<CancelDialogProps, 'entry'> & { entry: SubscriptionEntry; isOpen: boolean }) {
  const t = useTranslate()
  const { title, signs, until } = useSubscriptionTexts(entry)
  const store = findStore(entry)
  const [{ id, platform }] = entry
  const cancelling = useCall(async () => {
    const answer = await api.user('POST /payment-plan/cancel-subscription', {
      body: { subscription_id: id },
    })
    // Before the dialog closes: the button that opened it is gone then, and the focus does not return to it.
    await onCancelled()
    return answer
  })

  async function cancel() {
    const answer = await cancelling.run()
    if (!answer) return
    onClose()
    toast.success(answer.msg)
  }

  if (store)
    return (
      <Dialog
        open={isOpen}
        onClose={onClose}
        title={t('checkout.mine.store-title')}
        description={t(`checkout.mine.store-${store}`)}
        closeLabel={t('shell.close')}
      />
    )
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('checkout.mine.cancel-title', { what: `${title}, ${signs}` })}
      description={t(
        platform === 'coupon' ? 'checkout.mine.cancel-text-coupon' : 'checkout.mine.cancel-text',
        { date: until },
      )}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button kind="danger" busy={cancelling.isBusy} onClick={() => void cancel()}>
            {t('checkout.mine.cancel-confirm')}
          </Button>
          <Button kind="quiet" data-first-focus onClick={onClose}>
            {t('checkout.mine.keep')}
          </Button>
        </>
      }
    >
      {entry.length > 1 && <p>{t('checkout.mine.cancel-combo')}</p>}
    </Dialog>
  )
}
