import { identity } from '@rashi/contract/texts/en/identity'
import { validation } from '@rashi/contract/texts/en/validation'
import { addEnglish, useSay } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

addEnglish({ ...identity, ...validation })

export default function SignInPage() {
  const say = useSay()
  return (
    <form noValidate>
      <h1>{say('identity.sign-in.title')}</h1>
      <TextField label={say('identity.email')} type="email" name="email" />
      <TextField label={say('identity.password')} type="password" name="password" />
      <Button type="submit">{say('identity.sign-in.submit')}</Button>
    </form>
  )
}
