import type { SignKey } from '@rashi/contract'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { useId, useState, type ReactNode } from 'react'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { DownIcon } from '../../ui/page-icons.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './plan-table.module.css'
import type { SignLine } from './sign-lines.ts'

export interface PreviewRowProps {
  period: ReadingPeriod
  /** undefined while it loads, and where it could not be loaded. */
  line: SignLine | undefined
  sign: { key: SignKey; name: string }
  isSample: boolean
  columnCount: number
  /** The cells of the plans. */
  children: ReactNode
}

/** A reading period in the table of plans; pressing its name shows the beginning of the newest text. */
export function PreviewRow(props: PreviewRowProps) {
  const { period, line, sign, isSample, columnCount, children } = props
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const previewId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const text = translated(line?.translations ?? [], languageId)
  const title =
    text && (isSample ? t('plans.line-of', { sign: sign.name, title: text.name }) : text.name)
  return (
    <>
      <tr>
        <th scope="row" className={styles.period}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={previewId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <span className={styles.name}>
              {line && line.sections > 1
                ? t('plans.yearly-sections', { count: line.sections })
                : t(`plans.${period}`)}
            </span>
            <DownIcon size={16} />
            <span className={styles.line} aria-hidden="true">
              {title ?? ' '}
            </span>
          </button>
        </th>
        {children}
      </tr>
      <tr id={previewId} hidden={!isOpen}>
        <td colSpan={columnCount + 1} className={styles.preview}>
          {text ? (
            <>
              <p className={styles.previewTitle}>{title}</p>
              <RichText html={text.description_preview} />
              <TextLink alone to={`/horoscope/${period}/${sign.key.toLowerCase()}`}>
                {t('plans.line-link')}
              </TextLink>
            </>
          ) : (
            <p>{t('plans.line-missing')}</p>
          )}
        </td>
      </tr>
    </>
  )
}
