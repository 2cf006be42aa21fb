import { identity } from '@rashi/contract/texts/en/identity'
import { secondStep } from '@rashi/contract/texts/en/second-step'
import { account } from '@rashi/contract/texts/en/account'
import { studioTexts } from '@rashi/contract/texts/en/studio-all'
import { validation } from '@rashi/contract/texts/en/validation'
import { addBuiltInTexts, type TextLoaders } from '../../lib/built-in-texts.ts'
import { registerTexts } from '../../lib/texts.ts'

registerTexts({ ...account, ...identity, ...secondStep, ...studioTexts, ...validation })

const loaders: TextLoaders = {
  hi: async () => (await import('@rashi/contract/texts/hi/studio-all')).studioTexts,
}

// The browser hydrates a page only once its code has run. The server has the texts of all languages.
await addBuiltInTexts(loaders)
