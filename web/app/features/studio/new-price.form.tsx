import { formatPrice } from '@rashi/contract/price.rules'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useCheckedForm } from '../identity/access.entry.ts'
import { checkPrice, PriceField, typedPence } from './price-field.tsx'
import styles from './studio.module.css'

/** Changes a price that holds for new orders alone. */
export function NewPriceForm<Answer>({
  name,
  label,
  pence,
  mayBeFree = false,
  send,
  onDone,
}: {
  /** Unique in the studio: what was typed is kept under it. */
  name: string
  label: string
  /** The price now. */
  pence: number
  /** Whether 0 opens it to everyone. */
  mayBeFree?: boolean
  send: (pence: number) => Promise<Answer>
  onDone: (answer: Answer) => void
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const form = useCheckedForm({
    name,
    check: (data) => checkPrice(data, pence, mayBeFree),
    send: async (data) => {
      const typed = typedPence(data) ?? pence
      return { answer: await send(typed), typed }
    },
    done: ({ answer, typed }) => {
      toast.success(t('studio.plans.price-changed', { price: formatPrice(typed / 100, code) }))
      onDone(answer)
    },
  })
  return (
    <form {...form.props} className={styles.form} aria-label={label}>
      <PriceField pence={pence} mayBeFree={mayBeFree} error={form.findErrors('amount_pence')[0]} />
      <div className={styles.actions}>
        <Button {...form.submitProps} kind="danger">
          {t('studio.plans.change')}
        </Button>
      </div>
    </form>
  )
}
