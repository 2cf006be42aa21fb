import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { firstLoadGroups } from './web/first-load.ts'
import { useReducedFonts } from './web/reduce-fonts.ts'
import { recognizeLoadedStyles } from './web/loaded-styles.ts'
import { replacePageImports } from './web/page-code.ts'
import { dropUnusedRouterParts } from './web/router-parts.ts'

export default defineConfig({
  plugins: [
    reactRouter(),
    replacePageImports(),
    dropUnusedRouterParts(),
    recognizeLoadedStyles(),
    useReducedFonts(),
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
