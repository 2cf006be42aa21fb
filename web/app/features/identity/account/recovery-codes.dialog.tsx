import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RecoveryCodes } from '../factors/recovery-codes.tsx'

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
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('factors.shown.title')}
      description={`${message} ${t('factors.shown.text')}`}
      closeLabel={t('shell.close')}
    >
      <RecoveryCodes codes={codes} email={email}>
        <Button onClick={onClose}>{t('factors.shown.done')}</Button>
      </RecoveryCodes>
    </Dialog>
  )
}
