import type { ResponseOf } from '@rashi/contract'
import { maxAnswerCharacters } from '@rashi/contract/consultation-orders.rules'
import { languageCodeOf } from '@rashi/contract/languages.rules'
import { useEffect, useRef, useState } from 'react'
import { ApiFailure } from '../../../lib/api-failure.ts'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCheckedForm, withErrors } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

type Order = ResponseOf<'GET /studio/order'>['order']

const readText = (form: FormData) => String(form.get('text')).trim()

/** Asks the browser to warn before a page is left whose text is not saved. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}

/** Writes an answer, or an addition to one: saved as a draft, and sent after a question. A refused call leaves the text. */
export function AnswerEditor({
  order,
  onChanged,
  onSent,
}: {
  order: Order
  onChanged: (order: Order) => void
  onSent: () => void
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const { id, version, draft, answered_at, answers, customer, language_id } = order
  const isAddition = answered_at !== null
  const [isUnsaved, setIsUnsaved] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  /** Set once a refused call has shown that the order has changed since it was loaded; with the draft of somebody else. */
  const [meanwhile, setMeanwhile] = useState<{ draft: Order['draft'] }>()
  useLeaveWarning(isUnsaved)

  /** Makes a call that the server refuses if the order has changed, which is then loaded again. */
  async function orReload(call: () => Promise<{ order: Order }>) {
    try {
      const answer = await call()
      setMeanwhile(undefined)
      onChanged(answer.order)
      return true
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (!['changed-meanwhile', 'order-closed'].includes(failure.code)) throw failure
      const latest = (await studioApi.staff('GET /studio/order', { query: { id } })).order
      onChanged(latest)
      setMeanwhile({ draft: latest.draft?.saved_at === draft?.saved_at ? null : latest.draft })
      return false
    }
  }

  const form = useCheckedForm({
    name: `studio-answer ${id} ${draft?.saved_at} ${answers.length}`,
    check: (data) =>
      withErrors({
        text: [
          readText(data).length > maxAnswerCharacters
            ? ('studio.order.too-long' as const)
            : undefined,
        ],
      }),
    send: async (data) => {
      const text = readText(data)
      const body = { id, version, text }
      const isSaved = await orReload(() =>
        studioApi.staff('POST /studio/save-answer-draft', { body }),
      )
      return { isSaved, isEmpty: text === '' }
    },
    done: ({ isSaved, isEmpty }) => {
      if (!isSaved) return
      setIsUnsaved(false)
      toast.success(t(isEmpty ? 'studio.order.removed' : 'studio.order.saved'))
    },
  })
  const typed = () => readText(new FormData(form.props.ref.current ?? undefined))
  const sending = useCall(async () => {
    const body = { id, version, text: typed(), is_addition: isAddition }
    const isSent = await orReload(() => studioApi.staff('POST /studio/send-answer', { body }))
    setIsAsking(false)
    if (!isSent) return
    setIsUnsaved(false)
    toast.success(t(isAddition ? 'studio.order.sent-addition' : 'studio.order.sent'))
    onSent()
  })

  function ask() {
    const length = typed().length
    const error =
      length === 0
        ? ('studio.order.empty' as const)
        : length > maxAnswerCharacters
          ? ('studio.order.too-long' as const)
          : undefined
    form.show(withErrors({ text: [error] }))
    setIsAsking(error === undefined)
  }

  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event)
        setIsUnsaved(true)
        setIsAsking(false)
      }}
      className={styles.form}
    >
      {meanwhile && (
        <div role="alert" className={styles.note}>
          <p>{t('studio.order.meanwhile')}</p>
        </div>
      )}
      {meanwhile?.draft && (
        <div className={styles.letter}>
          <p className={styles.quiet}>{t('studio.order.other-draft')}</p>
          <p>{meanwhile.draft.text}</p>
        </div>
      )}
      <TextAreaField
        label={t(isAddition ? 'studio.order.field-addition' : 'studio.order.field')}
        hint={t(isAddition ? 'studio.order.field-hint-addition' : 'studio.order.field-hint')}
        name="text"
        lang={languageCodeOf(language_id)}
        rows={isAddition ? 6 : 16}
        defaultValue={form.typed('text') ?? draft?.text ?? ''}
        error={form.findErrors('text')[0]}
      />
      {draft && (
        <p className={styles.quiet}>
          {t('studio.order.draft-of', { name: draft.saved_by, when: formatTime(draft.saved_at) })}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={ask} aria-expanded={isAsking}>
          {t(isAddition ? 'studio.order.send-addition' : 'studio.order.send')}
        </Button>
        <Button {...form.submitProps} kind="quiet">
          {t('studio.order.save')}
        </Button>
      </div>
      {isAsking && (
        <Question
          email={customer.email}
          isBusy={sending.isBusy}
          onYes={() => void sending.run()}
          onNo={() => setIsAsking(false)}
        />
      )}
    </form>
  )
}

/** Asks once more before something is sent; the question takes the focus. */
function Question(props: { email: string; isBusy: boolean; onYes: () => void; onNo: () => void }) {
  const t = useTranslate()
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('studio.order.confirm', { email: props.email })}</p>
      <div className={styles.actions}>
        <Button ref={yes} kind="danger" busy={props.isBusy} onClick={props.onYes}>
          {t('studio.order.confirm-yes')}
        </Button>
        <Button kind="quiet" onClick={props.onNo}>
          {t('studio.order.keep-writing')}
        </Button>
      </div>
    </div>
  )
}
