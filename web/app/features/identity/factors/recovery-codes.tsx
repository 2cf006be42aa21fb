import type { ReactNode } from 'react'
import { useBrand } from '../../../lib/config.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { downloadFile } from './download-file.ts'
import styles from './factors.module.css'

/** A list of recovery codes, with the buttons that copy and download them. */
export function RecoveryCodes({
  codes,
  email,
  children,
}: {
  codes: readonly string[]
  email: string
  /** More buttons. */
  children?: ReactNode
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
    <>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions} data-not-printed>
        <Button kind="quiet" onClick={() => void copy()}>
          {t('factors.shown.copy')}
        </Button>
        <Button kind="quiet" onClick={() => downloadFile(fileName, 'text/plain', text)}>
          {t('factors.shown.download')}
        </Button>
        {children}
      </div>
    </>
  )
}
