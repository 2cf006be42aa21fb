import { useCall } from '../../../lib/calls.ts'
import { api } from '../../../lib/client-api.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { downloadFile } from '../factors/download-file.ts'
import styles from './account.module.css'

export function DataExport() {
  const t = useTranslate()
  const page = useCall(async () => {
    const { file_name, html } = await api.user('GET /user/export-page')
    downloadFile(file_name, 'text/html', html)
    toast.success(t('account.data.ready'))
  })
  const json = useCall(async () => {
    const exported = await api.user('GET /user/export')
    const name = `account-${exported.exported_at.slice(0, 10)}.json`
    downloadFile(name, 'application/json', JSON.stringify(exported, null, 2))
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
