import { useBrand } from '../../../lib/config.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import account from './account.module.css'
import { downloadFile } from './download-file.ts'
import styles from './two-step.module.css'

/** Shows new recovery codes, once: the server has only their hashes. */
export function RecoveryCodesDialog({
  message,
  codes,
  email,
  onClose,
}: {
  /** The server's message about the change that has brought the codes. */
  message: string
  codes: readonly string[]
  email: string
  onClose: () => void
}) {
  const t = useTranslate()
  const brand = useBrand()
  const head = t('factors.shown.file-head', { brand, email })
  const text = [head, '', ...codes, ''].join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('factors.shown.copied'))
    } catch {
      toast.error(t('factors.shown.not-copied'))
    }
  }
  const fileName = `${brand.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}-recovery-codes.txt`
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('factors.shown.title')}
      description={`${message} ${t('factors.shown.text')}`}
      closeLabel={t('shell.close')}
    >
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={account.actions}>
        <Button kind="quiet" onClick={() => void copy()}>
          {t('factors.shown.copy')}
        </Button>
        <Button kind="quiet" onClick={() => downloadFile(fileName, 'text/plain', text)}>
          {t('factors.shown.download')}
        </Button>
        <Button onClick={onClose}>{t('factors.shown.done')}</Button>
      </div>
    </Dialog>
  )
}
