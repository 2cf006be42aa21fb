import type { Period } from '@rashi/contract'
import { RightDrawer } from '../../ui/right-drawer.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ChaptersIcon } from '../../ui/page-icons.tsx'
import { chapterId } from './chapter.tsx'
import styles from './chapters-drawer.module.css'
import { readableParts } from './readable-parts.rules.ts'

/** The drawer with links to the chapters. */
export function ChaptersDrawer({ period }: { period: Period }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const parts = readableParts(period)
  if (parts.length === 0) return null
  return (
    <RightDrawer
      label={t('horoscopes.chapters')}
      icon={<ChaptersIcon size={20} />}
      closeLabel={t('shell.close')}
    >
      {(close) => (
        <ol role="list" className={styles.chapters}>
          {parts.map((part, index) => {
            const translation = translated(part.translations, id)
            return (
              <li key={part.id}>
                <button
                  type="button"
                  className={styles.chapter}
                  onClick={() => {
                    close()
                    openChapter(chapterId(part))
                  }}
                >
                  <span aria-hidden="true" className={styles.number}>
                    {index + 1}
                  </span>
                  {translation?.name}
                </button>
              </li>
            )
          })}
        </ol>
      )}
    </RightDrawer>
  )
}

/** Focuses the chapter after the closing drawer has returned the focus. */
function openChapter(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const heading = document.getElementById(id)
      heading?.focus({ preventScroll: true })
      heading?.scrollIntoView({ block: 'start' })
    }),
  )
}
