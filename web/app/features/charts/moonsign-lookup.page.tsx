import { charts } from '@rashi/contract/texts/en/charts'
import { validation } from '@rashi/contract/texts/en/validation'
import { api } from '../../lib/client-api.ts'
import { registerTexts } from '../../lib/texts.ts'
import { Lookup } from './lookup.form.tsx'
import type { BirthInput } from './find-signs.ts'

registerTexts({ ...charts, ...validation })

const find = async (body: BirthInput) =>
  (await api.guest('POST /moonsign-lookup', { body })).moonsign

export default function MoonsignLookupPage() {
  return <Lookup point="moonsign" find={find} />
}
