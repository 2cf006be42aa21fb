import { lazy, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { ApiFailure } from '../lib/api-failure.ts'
import { announceFailure } from '../lib/calls.ts'
import { PageHead } from '../lib/page-head.tsx'
import { useTranslate } from '../lib/texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { FormActions } from '../ui/form-actions.tsx'
import layout from '../ui/layout.module.css'

const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }))

/** Shown in place of a page that failed, with a button to retry and a link to the start of its part of the site. */
export function RouteFailure({ start = '/' }: { start?: string }) {
  const error = useRouteError()
  const t = useTranslate()
  const { revalidate, state } = useRevalidator()
  const failure = error instanceof ApiFailure ? error : undefined
  useEffect(() => {
    // Any other failure is shown here already.
    if (failure?.code === 'network-down') announceFailure(failure)
  }, [failure])
  useEffect(() => {
    const retry = () => void revalidate()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [revalidate])
  const isMissing = (isRouteErrorResponse(error) && error.status === 404) || failure?.status === 404
  if (isMissing)
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  return (
    <section className={layout.stack}>
      <PageHead title={t('shell.failed-title')} hidden />
      <h1>{t('shell.failed-title')}</h1>
      <FailedState
        // An answer without a message is described by its status, which tells a reader nothing.
        title={(!failure?.isBare && failure?.message) || t('shell.failed-text')}
        action={
          <FormActions>
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('shell.try-again')}
            </Button>
            <ButtonLink to={start} kind="quiet">
              {t('shell.back-to-start')}
            </ButtonLink>
          </FormActions>
        }
      />
    </section>
  )
}
