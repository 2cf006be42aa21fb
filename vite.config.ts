import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { firstLoadGroups } from './web/first-load.ts'
import { recognizeLoadedStyles } from './web/loaded-styles.ts'
import { replacePageImports } from './web/page-code.ts'
import { replaceFonts } from './web/reduce-fonts.ts'
import { dropUnusedRouterParts } from './web/router-parts.ts'

export default defineConfig({
  plugins: [
    reactRouter(),
    replacePageImports(),
    dropUnusedRouterParts(),
    recognizeLoadedStyles(),
    replaceFonts(),
  ],
  publicDir: 'web/public',
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: firstLoadGroups() } } },
      },
    },
  },
})
