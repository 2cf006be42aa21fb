import { charts } from '@rashi/contract/texts/en/charts'
import { validation } from '@rashi/contract/texts/en/validation'
import { api } from '../../lib/client-api.ts'
import { registerTexts } from '../../lib/texts.ts'
import { Lookup } from './lookup.form.tsx'
import type { BirthInput } from './find-signs.ts'

registerTexts({ ...charts, ...validation })

const find = async (body: BirthInput) =>
  (await api.guest('POST /rising-sign-lookup', { body })).risingSign

export default function RisingSignLookupPage() {
  return <Lookup point="rising" find={find} />
}
