import type { LetterSettings } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { languageCodeOf, localeOf } from '@rashi/contract/languages.rules'
import type { LetterKind } from '@rashi/contract/letters.rules'
import { useState, type ChangeEvent } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { api } from '../../../lib/client-api.ts'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { inOwnTimeZone } from '../../../lib/time-zone.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { useRepeatedClick } from '../../../ui/use-repeated-click.ts'
import styles from './account.module.css'

type Choice = Partial<Record<LetterKind, boolean>>

interface LetterSwitchesProps {
  letters: LetterSettings
  isConfirmed: boolean
  hasTrial: boolean
}

/** Starts and stops letters, each change at once; says when the weekly one comes, and moves it to this device's time and language. */
export function LetterSwitches({ letters, isConfirmed, hasTrial }: LetterSwitchesProps) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const [settings, setSettings] = useState(letters)
  const [chosen, setChosen] = useState<Choice>({})
  const [answer, setAnswer] = useState('')
  const { run, isBusy } = useCall(async (choice: Choice) => {
    const saved = await api.user('POST /user/choose-letters', {
      body: { ...choice, ...inOwnTimeZone() },
    })
    setSettings(saved.letters)
    setAnswer(saved.msg)
  })
  const isRepeatedClick = useRepeatedClick()
  const choose = async (choice: Choice) => {
    if (isBusy) return
    setChosen(choice)
    setAnswer('')
    await run(choice)
    setChosen({})
  }
  const chooseOnce = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, kind: LetterKind) => {
    // A checkbox changes with a click, also when a key is pressed.
    const isRepeated = nativeEvent instanceof MouseEvent && isRepeatedClick(nativeEvent)
    if (!isRepeated) void choose({ [kind]: target.checked })
  }
  const shown = { ...settings, ...chosen }
  const here = { language_id: languageId, ...inOwnTimeZone() }
  const isElsewhere =
    settings.language_id !== here.language_id || settings.time_zone !== here.time_zone
  const when = useWhen()
  return (
    <>
      <CheckboxField
        label={t('letters.weekly.consent')}
        hint={[
          t('letters.weekly.hint'),
          settings.weekly && t('letters.weekly.when', when(settings)),
          settings.weekly && !isConfirmed && t('letters.weekly.unconfirmed'),
        ]
          .filter(Boolean)
          .join(' ')}
        checked={shown.weekly}
        aria-busy={isBusy || undefined}
        onChange={(event) => chooseOnce(event, 'weekly')}
      />
      {settings.weekly && isElsewhere && (
        <div className={styles.actions}>
          <Button kind="quiet" busy={isBusy} onClick={() => void choose({})}>
            {t('letters.weekly.use-here', when(here))}
          </Button>
        </div>
      )}
      {hasTrial && (
        <CheckboxField
          label={t('letters.trial.label')}
          hint={t('letters.trial.hint')}
          checked={shown.trial}
          aria-busy={isBusy || undefined}
          onChange={(event) => chooseOnce(event, 'trial')}
        />
      )}
      <p role="status" className={styles.quiet}>
        {answer}
      </p>
    </>
  )
}

/** Names a time zone and a language in the language of the page. */
function useWhen() {
  const { code } = useLanguage()
  const languageNames = new Intl.DisplayNames(localeOf(code), { type: 'language' })
  return ({ time_zone, language_id }: Pick<LetterSettings, 'time_zone' | 'language_id'>) => ({
    zone: nameZone(time_zone, code),
    language: languageNames.of(languageCodeOf(language_id)) ?? '',
  })
}

const nameZone = (timeZone: string, code: string): string =>
  dateFormat(code, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
