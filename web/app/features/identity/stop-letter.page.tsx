import { letterKinds } from '@rashi/contract/letters.rules'
import { identity } from '@rashi/contract/texts/en/identity'
import { letters } from '@rashi/contract/texts/en/letters'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { SplitPlate } from './split-plate.tsx'

registerTexts({ ...identity, ...letters })

/**
 * The page of the link in a letter. Only a press of its button stops the letter, because mail scanners open links. Without
 * scripts the form is sent to the address of the page itself, which stops the letter as well.
 */
export default function StopLetterPage() {
  const t = useTranslate()
  const { letter: name, token = '' } = useParams()
  const letter = letterKinds.find((kind) => kind === name) ?? 'weekly'
  const [isStopped, setIsStopped] = useState(false)
  const { run, failure, isBusy } = useCall(
    async () => {
      await api.guest('POST /letters/stop', { body: { letter, token } })
      setIsStopped(true)
    },
    { isShownInPlace: () => true },
  )
  const title = failure
    ? t('letters.stop.failed')
    : t(isStopped ? `letters.stop.${letter}.done` : `letters.stop.${letter}.title`)
  const lead =
    failure?.message ?? t(isStopped ? 'letters.stop.done-lead' : `letters.stop.${letter}.lead`)
  const isOffered = !isStopped && failure?.status !== 422
  return (
    <SplitPlate
      sign="leo"
      caption={t('identity.plate.leo')}
      title={title}
      lead={<span role={failure ? 'alert' : 'status'}>{lead}</span>}
    >
      <PageHead title={title} hidden />
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <FormActions>
          {isOffered && (
            <Button type="submit" busy={isBusy}>
              {t(failure ? 'letters.stop.again' : 'letters.stop.submit')}
            </Button>
          )}
          <ButtonLink to="/account" kind="quiet">
            {t('letters.stop.to-account')}
          </ButtonLink>
        </FormActions>
      </form>
    </SplitPlate>
  )
}
