import type { PaymentCard } from '@rashi/contract'
import { hasId } from '@rashi/contract/card-name.rules'
import { useEffect, useState } from 'react'
import { ApiFailure } from '../../lib/api-failure.ts'
import { announceFailure, useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { formToast, toast } from '../../ui/toast-store.ts'
import { CardForm, useCardForm, type CardChoice } from '../cards/card-form.entry.ts'
import {
  FailedAttemptNotice,
  ProviderRefusal,
  toFailedAttempt,
  type CardToken,
  type FailedAttempt,
} from '../cards/index.ts'
import { pendingCardChange } from './pending-card-change.ts'
import { useSubscriptionTexts } from './subscription-card.tsx'
import type { SubscriptionEntry } from './subscription-entries.rules.ts'

interface ChangeCardDialogProps {
  /** The subscription whose card is changed; undefined while the dialog is closed. */
  entry: SubscriptionEntry | undefined
  onClose: () => void
  onChanged: () => void
}

/** Selects the card that renews a subscription: a saved one, or one that is added here. */
export function ChangeCardDialog({ entry, onClose, onChanged }: ChangeCardDialogProps) {
  const t = useTranslate()
  const [hasOpened, setHasOpened] = useState(false)
  useEffect(() => {
    if (entry) setHasOpened(true)
  }, [entry])
  if (!entry && !hasOpened) return null
  return (
    <Dialog
      open={entry !== undefined}
      onClose={onClose}
      title={t('rights.card.title')}
      description={t(entry?.[0].needs_other_card ? 'rights.card.text-due' : 'rights.card.text')}
      closeLabel={t('shell.close')}
    >
      {entry && <SavedCardsLoader entry={entry} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  )
}

/** Moves the focus, whose button is gone. */
const focus = (link: HTMLElement | null) => link?.focus()

type FormProps = ChangeCardDialogProps & { entry: SubscriptionEntry }

/** Loads the saved cards. Where that fails, which it says, a new card can still be added. */
function SavedCardsLoader(props: FormProps) {
  const t = useTranslate()
  const [cards, setCards] = useState<readonly PaymentCard[]>()

  useEffect(() => {
    let isGone = false
    api.user('GET /payment-plan/get-payment-cards').then(
      (answer) => {
        if (!isGone) setCards(answer.cards)
      },
      (failure: unknown) => {
        if (isGone) return
        setCards([])
        if (failure instanceof ApiFailure) announceFailure(failure)
      },
    )
    return () => {
      isGone = true
    }
  }, [])

  if (cards) return <ChangeCardForm {...props} cards={cards} />
  return (
    <Skeleton label={t('shell.loading')}>
      <SkeletonLines count={4} />
    </Skeleton>
  )
}

function ChangeCardForm({
  entry,
  cards,
  onClose,
  onChanged,
}: FormProps & { cards: readonly PaymentCard[] }) {
  const t = useTranslate()
  const { title, signs } = useSubscriptionTexts(entry)
  const [{ id, card_id }] = entry
  const current = cards.find((card) => hasId(card, card_id))
  const form = useCardForm({ cards, selectedId: current?.stripe_card_id })
  const selected = form.cards.find(({ stripe_card_id }) => stripe_card_id === form.selectedId)
  const [failedAttempt, setFailedAttempt] = useState<FailedAttempt>()
  const [bank, setBank] = useState<{ readonly msg: string; readonly url: string }>()

  /**
   * Returns the id of the saved card; undefined where the provider refused it, which is then shown, or where its holder is
   * first to read that they confirm each renewal.
   */
  async function save(tokenize: () => Promise<CardToken>): Promise<string | undefined> {
    try {
      const answer = await api.user('POST /payment-plan/save-payment-card', {
        body: await tokenize(),
      })
      const [newest] = answer.cards
      form.showSaved(answer.cards, newest?.stripe_card_id)
      return newest?.confirms_renewals ? undefined : newest?.stripe_card_id
    } catch (failure) {
      const failed = toFailedAttempt(failure, { isCharging: false })
      setFailedAttempt(failed && { ...failed, outcome: 'not-saved' })
      if (failed) form.showFailure(failed)
      if (!(failure instanceof ProviderRefusal)) throw failure
      formToast.error(failure.message)
      return undefined
    }
  }

  const changing = useCall(async (choice: CardChoice) => {
    const cardId = 'tokenize' in choice ? await save(choice.tokenize) : choice.savedId
    if (cardId === undefined) return undefined
    const answer = await api.user('POST /payment-plan/change-payment-card', {
      body: { subscription_id: id, card_id: cardId },
    })
    return { ...answer, cardId }
  })

  async function change(choice: CardChoice) {
    setFailedAttempt(undefined)
    const answer = await changing.run(choice)
    if (!answer) return
    const { confirmation_url, msg, cardId } = answer
    if (confirmation_url !== null) {
      pendingCardChange.set({ subscription_id: id, card_id: cardId })
      return setBank({ msg, url: confirmation_url })
    }
    onChanged()
    onClose()
    toast.success(msg)
  }

  if (bank)
    return (
      <>
        <p role="status">{bank.msg}</p>
        <FormActions>
          <a ref={focus} className={buttonClass({})} href={bank.url}>
            {t('rights.card.to-bank')}
          </a>
        </FormActions>
      </>
    )
  return (
    <CardForm
      form={form}
      isBusy={changing.isBusy}
      onSubmit={(choice) => void change(choice)}
      isCompact
      before={
        <>
          <p>{`${title}, ${signs}`}</p>
          <FailedAttemptNotice failed={failedAttempt} />
        </>
      }
    >
      {selected?.confirms_renewals && <p role="status">{t('rights.confirms-renewals')}</p>}
      <FormActions>
        <Button type="submit" busy={changing.isBusy}>
          {t('rights.card.use')}
        </Button>
      </FormActions>
    </CardForm>
  )
}
