import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import styles from './gemstones.module.css'

/** Shown when no gemstone matches the filter. */
export function NoGemstone({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslate()
  return (
    <EmptyState
      title={t('gemstones.not-found')}
      action={
        <div className={classNames(layout.row, styles.actions)}>
          <ButtonLink to="/">{t('gemstones.back-home')}</ButtonLink>
          {isNarrowed && (
            <ButtonLink kind="quiet" to="/gemstones">
              {t('gemstones.show-all')}
            </ButtonLink>
          )}
        </div>
      }
    >
      {isNarrowed && t('gemstones.not-found-search')}
    </EmptyState>
  )
}
