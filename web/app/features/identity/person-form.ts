import {
  birthMoment,
  birthNames,
  missingBirth,
  readBirth,
  type BirthErrors,
} from '../charts/birth-fields.entry.ts'
import { withErrors, type Found } from './identity.rules.ts'

/** Maps the server's names of the birth's fields to those of the inputs. */
export const birthInputNames = { dob: birthNames.date, pob: birthNames.placeText }

/** Returns the errors of the birth by the names of the inputs. */
export function checkBirth(form: FormData): Found {
  const text = 'validation.birth-moment'
  const missing = missingBirth(readBirth(form), { date: text, time: text })
  return withErrors({
    [birthNames.date]: [missing.date],
    [birthNames.time]: [missing.time],
    [birthNames.placeText]: [missing.place],
  })
}

export const birthErrors = (findErrors: (input: string) => string[]): BirthErrors => ({
  date: findErrors(birthNames.date)[0],
  time: findErrors(birthNames.time)[0],
  place: findErrors(birthNames.placeText)[0],
})

/** Returns name, gender and birth for sign-up and profile, from a form that has been checked. */
export function readProfile(form: FormData) {
  const birth = readBirth(form)
  const dob = birthMoment(birth)
  if (dob === undefined || birth.place === undefined) throw new Error('the birth is incomplete')
  return {
    full_name: String(form.get('full_name')).trim(),
    gender: Number(form.get('gender')),
    dob,
    pob: birth.place,
    // Without the field the time is known.
    ...(birth.timeUnknown && { time_unknown: true }),
  }
}
