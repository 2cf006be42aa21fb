import type { PaymentCard } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { cardName } from '@rashi/contract/card-name.rules'

/** Returns the titles of the plans that renew from a card. */
export type PlansRenewedBy = (card: PaymentCard) => readonly string[]

interface RemoveCardDialogProps {
  cards: readonly PaymentCard[]
  /** The card to remove; undefined while the dialog is closed. */
  card: PaymentCard | undefined
  onClose: () => void
  plansRenewedBy: PlansRenewedBy
  onRemoved: (left: PaymentCard[]) => void
}

/** Asks for confirmation, and says which plans renew from the card and what happens to them. */
export function RemoveCardDialog({ card, ...rest }: RemoveCardDialogProps) {
  const [shown, setShown] = useState(card)
  useEffect(() => {
    if (card) setShown(card)
  }, [card])
  const current = card ?? shown
  if (!current) return null
  return <Question card={current} isOpen={card !== undefined} {...rest} />
}

function Question({
  card,
  cards,
  isOpen,
  plansRenewedBy,
  onClose,
  onRemoved,
}: Omit<RemoveCardDialogProps, 'card'> & { card: PaymentCard; isOpen: boolean }) {
  const t = useTranslate()
  useEffect(() => {
    // A plan that renews from the card may have been bought a moment ago.
    if (isOpen) userStore.refresh().catch(() => {})
  }, [isOpen])
  const removing = useCall(() =>
    api.user('DELETE /payment-plan/payment-card/:stripe_card_id', {
      params: { stripe_card_id: card.stripe_card_id },
    }),
  )
  const needing = plansRenewedBy(card)
  const other = cards.find(({ stripe_card_id }) => stripe_card_id !== card.stripe_card_id)

  async function remove() {
    const answer = await removing.run()
    if (!answer) return
    onClose()
    onRemoved(answer.cards)
    toast.success(answer.msg)
    const user = await userStore.refresh().catch(() => undefined)
    if (user?.active_subscriptions.some((plan) => plan.card_needs_confirmation))
      toast.warning(t('rights.remove.confirm-other'))
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('rights.remove.title', { card: cardName(card) })}
      description={t('rights.remove.text')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button kind="danger" busy={removing.isBusy} onClick={() => void remove()}>
            {t('rights.remove.confirm')}
          </Button>
          <Button kind="quiet" data-first-focus onClick={onClose}>
            {t('checkout.mine.keep')}
          </Button>
        </>
      }
    >
      {needing.length > 0 && (
        <p>
          {other
            ? t('rights.remove.goes-on', { what: needing.join(', '), card: cardName(other) })
            : t('rights.remove.needs-other', { what: needing.join(', ') })}
        </p>
      )}
    </Dialog>
  )
}
