import { useCall } from '../../../lib/calls.ts'
import { api } from '../../../lib/client-api.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import styles from './account.module.css'

/** Downloads a file. */
function download(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export function DataExport() {
  const t = useTranslate()
  const page = useCall(async () => {
    const { file_name, html } = await api.user('GET /user/export-page')
    download(file_name, 'text/html', html)
    toast.success(t('account.data.ready'))
  })
  const json = useCall(async () => {
    const exported = await api.user('GET /user/export')
    const name = `account-${exported.exported_at.slice(0, 10)}.json`
    download(name, 'application/json', JSON.stringify(exported, null, 2))
    toast.success(t('account.data.ready'))
  })
  return (
    <>
      <p className={styles.quiet}>{t('account.data.text')}</p>
      <div className={styles.actions}>
        <Button kind="quiet" busy={page.isBusy} onClick={() => void page.run()}>
          {t('account.data.page')}
        </Button>
        <Button kind="quiet" busy={json.isBusy} onClick={() => void json.run()}>
          {t('account.data.json')}
        </Button>
      </div>
    </>
  )
}
