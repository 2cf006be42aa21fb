import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormActions } from '../../ui/form-actions.tsx'

/** Shown when no gemstone matches the filter. */
export function NoGemstone({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslate()
  return (
    <EmptyState
      title={t('gemstones.not-found')}
      action={
        <FormActions>
          <ButtonLink to="/">{t('gemstones.back-home')}</ButtonLink>
          {isNarrowed && (
            <ButtonLink kind="quiet" to="/gemstones">
              {t('gemstones.show-all')}
            </ButtonLink>
          )}
        </FormActions>
      }
    >
      {isNarrowed && t('gemstones.not-found-search')}
    </EmptyState>
  )
}
