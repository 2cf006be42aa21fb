import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Asks before something is removed. It closes before the call, which may ask for proof in a dialog of its own. */
export function RemoveDialog({
  isOpen,
  title,
  text,
  onClose,
  onRemove,
  yes,
}: {
  isOpen: boolean
  title: string
  text: string
  onClose: () => void
  onRemove: () => void
  /** The button that does it; `Remove` by default. */
  yes?: string
}) {
  const t = useTranslate()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button
            kind="danger"
            onClick={() => {
              onClose()
              onRemove()
            }}
          >
            {yes ?? t('studio.staff.remove-yes')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('studio.staff.keep')}
          </Button>
        </>
      }
    />
  )
}
