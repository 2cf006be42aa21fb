import { charts } from '@rashi/contract/texts/en/charts'
import { validation } from '@rashi/contract/texts/en/validation'
import { api } from '../../lib/client-api.ts'
import { registerTexts } from '../../lib/texts.ts'
import { Lookup } from './lookup.form.tsx'
import type { BirthInput, FoundSign } from './find-signs.ts'

registerTexts({ ...charts, ...validation })

async function find(body: BirthInput): Promise<FoundSign> {
  const { moonsign, birthSky } = await api.guest('POST /moonsign-lookup', { body })
  return { ...moonsign, moon: birthSky }
}

export default function MoonsignLookupPage() {
  return <Lookup point="moonsign" find={find} />
}
