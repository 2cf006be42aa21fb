import { useEffect, useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import type { SubscriptionEntry } from './subscription-entries.rules.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/toast-store.ts'
import { useSubscriptionTexts, useRefundTexts } from './subscription-card.tsx'

interface WithdrawDialogProps {
  /** The subscription to withdraw from; undefined while the dialog is closed. */
  entry: SubscriptionEntry | undefined
  onClose: () => void
  /** Reloads the list: the subscription is withdrawn, or its refund amount has changed. */
  onChanged: () => Promise<void>
}

/** Shows the refund and asks for confirmation. */
export function WithdrawDialog({ entry, ...rest }: WithdrawDialogProps) {
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(entry)
  const isOpen = entry?.[0].withdrawal != null
  useEffect(() => {
    if (isOpen) setShown(entry)
  }, [entry, isOpen])
  const current = isOpen ? entry : shown
  if (!current) return null
  return <Question entry={current} isOpen={isOpen} {...rest} />
}

function Question({
  entry,
  isOpen,
  onClose,
  onChanged,
}: Omit<WithdrawDialogProps, 'entry'> & { entry: SubscriptionEntry; isOpen: boolean }) {
  const t = useTranslate()
  const { title, signs } = useSubscriptionTexts(entry)
  const { refundAmount, refundReason, changeUntil } = useRefundTexts(entry)
  const [{ id, withdrawal }] = entry
  const withdrawing = useCall(async () => {
    try {
      return await api.user('POST /payment-plan/withdraw-subscription', {
        body: { subscription_id: id, refund_amount: withdrawal?.refund_amount ?? 0 },
      })
    } finally {
      // Before the dialog closes: the button that opened it is gone then, and the focus does not return to it.
      await onChanged()
    }
  })

  async function withdraw() {
    const answer = await withdrawing.run()
    if (!answer) return
    onClose()
    toast.success(answer.msg)
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('rights.withdraw.title', { what: `${title}, ${signs}` })}
      description={t('rights.withdraw.text', { amount: refundAmount })}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button kind="danger" busy={withdrawing.isBusy} onClick={() => void withdraw()}>
            {t('rights.withdraw.confirm', { amount: refundAmount })}
          </Button>
          <Button kind="quiet" data-first-focus onClick={onClose}>
            {t('checkout.mine.keep')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p>{refundReason}</p>
        {entry.length > 1 && <p>{t('rights.withdraw.combo')}</p>}
        <p>{t('rights.withdraw.until', { date: changeUntil })}</p>
      </div>
    </Dialog>
  )
}
