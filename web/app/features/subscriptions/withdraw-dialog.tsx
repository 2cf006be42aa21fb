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
  /** What is to be taken back; nothing while the dialog is closed. */
  entry: SubscriptionEntry | undefined
  onClose: () => void
  /** It is taken back, or its amount is another one by now. */
  onChanged: () => Promise<void>
}

/** Says what goes back before it is asked for. */
export function WithdrawDialog({ entry, ...rest }: WithdrawDialogProps) {
  // While it closes, it goes on showing what it showed.
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
  const { refundAmount, changeUntil } = useRefundTexts(entry)
  const [{ id, withdrawal }] = entry
  const withdrawing = useCall(async () => {
    try {
      return await api.user('POST /payment-plan/withdraw-subscription', {
        body: { subscription_id: id, refund_amount: withdrawal?.refund_amount ?? 0 },
      })
    } finally {
      // Before it closes: what opened it is then gone, and the focus does not return there.
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
        <p>{t('rights.withdraw.how')}</p>
        {entry.length > 1 && <p>{t('rights.withdraw.combo')}</p>}
        <p>{t('rights.withdraw.until', { date: changeUntil })}</p>
      </div>
    </Dialog>
  )
}
