import {
  birthMoment,
  birthNames,
  missingBirth,
  readBirth,
  type BirthErrors,
} from '../charts/birth-fields.entry.ts'
import { onlyWrong, type Found } from './identity.rules.ts'

/** The server's names of the birth's fields, to those of their inputs. */
export const birthInputNames = { dob: birthNames.date, pob: birthNames.placeWords }

/** What the birth lacks, by the names of its inputs. */
export function checkBirth(form: FormData): Found {
  const text = 'validation.birth-moment'
  const missing = missingBirth(readBirth(form), { date: text, time: text })
  return onlyWrong({
    [birthNames.date]: [missing.date],
    [birthNames.time]: [missing.time],
    [birthNames.placeWords]: [missing.place],
  })
}

export const birthErrors = (errorsOf: (input: string) => string[]): BirthErrors => ({
  date: errorsOf(birthNames.date)[0],
  time: errorsOf(birthNames.time)[0],
  place: errorsOf(birthNames.placeWords)[0],
})

/** Name, gender and birth as sign-up and profile send them; the form has been checked. */
export function profileOf(form: FormData) {
  const birth = readBirth(form)
  const dob = birthMoment(birth)
  if (dob === undefined || birth.place === undefined) throw new Error('the birth is incomplete')
  return {
    full_name: String(form.get('full_name')).trim(),
    gender: Number(form.get('gender')),
    dob,
    pob: birth.place,
  }
}
