import { identity } from '@rashi/contract/texts/en/identity'
import { secondStep } from '@rashi/contract/texts/en/second-step'
import { account } from '@rashi/contract/texts/en/account'
import { studio } from '@rashi/contract/texts/en/studio'
import { validation } from '@rashi/contract/texts/en/validation'
import { addBuiltInTexts, type TextLoaders } from '../../lib/built-in-texts.ts'
import { registerTexts } from '../../lib/texts.ts'

registerTexts({ ...account, ...identity, ...secondStep, ...studio, ...validation })

const loaders: TextLoaders = {
  hi: async () => (await import('@rashi/contract/texts/hi/studio')).studio,
}

// The browser hydrates a page only once its code has run. The server has the texts of all languages.
await addBuiltInTexts(loaders)
