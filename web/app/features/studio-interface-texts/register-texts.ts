import { studioInterfaceTexts } from '@rashi/contract/texts/en/studio-interface-texts'
import { addBuiltInTexts, type TextLoaders } from '../../lib/built-in-texts.ts'
import { registerTexts } from '../../lib/texts.ts'

registerTexts(studioInterfaceTexts)

const loaders: TextLoaders = {
  hi: async () =>
    (await import('@rashi/contract/texts/hi/studio-interface-texts')).studioInterfaceTexts,
}

// The browser hydrates a page only once its code has run. The server has the texts of all languages.
await addBuiltInTexts(loaders)
