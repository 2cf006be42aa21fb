import type { PaymentCard } from '@rashi/contract'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { announceFailure, useCall } from '../../lib/calls.ts'
import { ApiFailure } from '../../lib/api-failure.ts'
import { api } from '../../lib/client-api.ts'
import { useConfig } from '../../lib/config.ts'
import type { SubscriptionEntry } from './subscription-entries.rules.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { formToast, toast } from '../../ui/toast-store.ts'
import { CardFields } from '../cards/card-fields.tsx'
import { withoutFault, type CardFaults } from '../cards/card.rules.ts'
import { failedTryOf, faultsOf, type FailedTry as Failed } from '../cards/failed-attempt.ts'
import { FailedTry } from '../cards/failed-attempt-notice.tsx'
import type { CardTokenizer } from '../cards/card-provider.ts'
import { ProviderRefusal } from '../cards/card-provider.ts'
import { SavedCards } from '../cards/saved-cards.tsx'
import { useEntryWords } from './subscription-card.tsx'

interface ChangeCardDialogProps {
  /** What is to be renewed from another card; nothing while the dialog is closed. */
  entry: SubscriptionEntry | undefined
  onClose: () => void
  onChanged: () => void
}

/** Chooses the card that renews a subscription: a saved one, or one that is added here. */
export function ChangeCardDialog({ entry, onClose, onChanged }: ChangeCardDialogProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(entry)
  useEffect(() => {
    if (entry) setShown(entry)
  }, [entry])
  const current = entry ?? shown
  if (!current) return null
  return (
    <Dialog
      open={entry !== undefined}
      onClose={onClose}
      title={t('rights.card.title')}
      description={t('rights.card.text')}
      closeLabel={t('shell.close')}
    >
      {entry && <Choice entry={entry} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  )
}

function Choice({
  entry,
  onClose,
  onChanged,
}: ChangeCardDialogProps & { entry: SubscriptionEntry }) {
  const t = useTranslate()
  const { title, signs } = useEntryWords(entry)
  const settings = useConfig()?.payment
  const form = useRef<HTMLFormElement>(null)
  const [cards, setCards] = useState<readonly PaymentCard[]>()
  const [chosen, setChosen] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const [faults, setFaults] = useState<CardFaults>({})
  const [failedTry, setFailedTry] = useState<Failed>()
  const tokenizer = useRef<CardTokenizer>(undefined)
  const hearTokenizer = useCallback((ready: CardTokenizer) => {
    tokenizer.current = ready
  }, [])
  const [{ id, card_id }] = entry

  useEffect(() => {
    let isGone = false
    api.user('GET /payment-plan/get-payment-cards').then(
      (answer) => {
        if (isGone) return
        setCards(answer.cards)
        setChosen(card_id ?? undefined)
        setIsAdding(answer.cards.length === 0)
      },
      (failure: unknown) => {
        if (isGone) return
        setCards([])
        setIsAdding(true)
        if (failure instanceof ApiFailure) announceFailure(failure)
      },
    )
    return () => {
      isGone = true
    }
  }, [card_id])

  /** The saved card's id; undefined where the provider refused it, which was then said. */
  async function save(data: FormData): Promise<string | undefined> {
    try {
      const token = await tokenizer.current?.tokenize(data)
      if (!token) return undefined
      const answer = await api.user('POST /payment-plan/save-payment-card', { body: token })
      setCards(answer.cards)
      return answer.cards[0]?.stripe_card_id
    } catch (failure) {
      const failed = failedTryOf(failure, { isCharging: false })
      setFailedTry(failed && { ...failed, outcome: 'not-saved' })
      if (failed) setFaults(faultsOf(failed))
      if (!(failure instanceof ProviderRefusal)) throw failure
      formToast.error(failure.message)
      return undefined
    }
  }

  const changing = useCall(async (data: FormData | undefined) => {
    const cardId = data ? await save(data) : chosen
    if (cardId === undefined) return undefined
    return api.user('POST /payment-plan/change-payment-card', {
      body: { subscription_id: id, card_id: cardId },
    })
  })

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (changing.isBusy) return
    const data = isAdding ? new FormData(event.currentTarget) : undefined
    if (data) {
      const reader = tokenizer.current
      if (!reader) return formToast.info(t('checkout.pay.fields-loading'))
      const found = reader.validate(data)
      setFaults(found.faults)
      if (found.isExpiryMissing) formToast.error(t('checkout.pay.expiry-required'))
      if (Object.keys(found.faults).length > 0) {
        requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
        return
      }
    } else if (chosen === undefined) return formToast.warning(t('validation.card-required'))
    setFailedTry(undefined)
    const answer = await changing.run(data)
    if (!answer) return
    onChanged()
    onClose()
    toast.success(answer.msg)
  }

  if (!cards)
    return (
      <Skeleton label={t('shell.loading')}>
        <SkeletonLines count={4} />
      </Skeleton>
    )
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={layout.stack}
      onSubmit={(event) => void change(event)}
      onInput={(event) => {
        const { name } = event.target as HTMLInputElement
        setFaults((before) => withoutFault(before, name))
      }}
    >
      <p>{`${title}, ${signs}`}</p>
      <FailedTry failed={failedTry} />
      {cards.length > 0 && (
        <SavedCards
          cards={cards}
          chosen={isAdding ? undefined : chosen}
          onChoose={(cardId) => {
            setChosen(cardId)
            setIsAdding(false)
          }}
        />
      )}
      {isAdding && settings ? (
        <CardFields settings={settings} faults={faults} onTokenizer={hearTokenizer} />
      ) : (
        <div>
          <Button kind="quiet" onClick={() => setIsAdding(true)}>
            {t('checkout.pay.add-card')}
          </Button>
        </div>
      )}
      <FormActions>
        <Button type="submit" busy={changing.isBusy}>
          {t('rights.card.use')}
        </Button>
      </FormActions>
    </form>
  )
}
