import { useNavigate } from 'react-router'
import { birthMoment, birthNames, carriedBirth } from '../charts/birth-fields.entry.ts'
import { api } from '../../lib/client-api.ts'
import { useTranslate } from '../../lib/texts.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { formToast } from '../../ui/toast-store.ts'
import { AgreementField } from './agreement-field.tsx'
import { birthErrors, birthInputNames, checkBirth, readProfile } from './person-form.ts'
import { startSession } from './start-session.ts'
import { errorLines } from './errors.tsx'
import { checkAccount } from './identity.rules.ts'
import { WeeklyLetterField } from './weekly-letter-field.tsx'
import { PasswordField } from './password-field.tsx'
import { FullNameField, GenderField } from './person-fields.tsx'
import styles from './split-plate.module.css'
import { SignUpBirth } from './sign-up-birth.tsx'
import { useCheckedForm } from './use-checked-form.ts'

export function SignUpForm({ landing }: { landing: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const form = useCheckedForm({
    name: 'sign-up',
    inputNames: birthInputNames,
    check: (data) => ({ ...checkAccount(data), ...checkBirth(data) }),
    onFound: (found) => {
      if (found[birthNames.placeText]) formToast.error(t('validation.birth-place'))
    },
    send: (data) =>
      api.guest('POST /user/complete-user-registration-web', {
        body: {
          email: String(data.get('email')),
          password: String(data.get('password')),
          ...readProfile(data),
          ...(data.get('weekly_letter') ? { weekly_letter: true, ...inOwnTimeZone() } : {}),
          ...(carriedBirth.get() ? { came_from_lookup: true } : {}),
        },
      }),
    done: (signedIn) => {
      // The sign of this birth was shown before the account was made, so that it need not be revealed again.
      const hideModal = isRevealed(signedIn.user.dob)
      carriedBirth.remove()
      startSession(signedIn)
      void navigate(landing, { replace: true, state: hideModal ? { hideModal } : null })
    },
  })
  const { findErrors, typed } = form

  return (
    <form {...form.props} className={styles.form}>
      <FullNameField value={typed('full_name')} errors={findErrors('full_name')} />
      <TextField
        label={t('identity.email')}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed('email')}
        error={errorLines(findErrors('email'), form.isRefused('email'))}
      />
      <PasswordField
        label={t('identity.password')}
        hint={t('identity.password-hint')}
        name="password"
        autoComplete="new-password"
        errors={findErrors('password')}
      />
      <PasswordField
        label={t('identity.confirm-password')}
        name="password_confirmation"
        autoComplete="new-password"
        errors={findErrors('password_confirmation')}
      />
      <GenderField value={typed('gender')} errors={findErrors('gender')} />
      <SignUpBirth draft={form.draft} errors={birthErrors(findErrors)} />
      <AgreementField isTicked={Boolean(typed('agreement'))} errors={findErrors('agreement')} />
      <WeeklyLetterField isTicked={Boolean(typed('weekly_letter'))} />
      <Button {...form.submitProps} wide>
        {t('identity.sign-up.submit')}
      </Button>
    </form>
  )
}

function isRevealed(moment: string): boolean {
  const carried = carriedBirth.get()
  return Boolean(carried?.isRevealed) && carried !== undefined && birthMoment(carried) === moment
}
