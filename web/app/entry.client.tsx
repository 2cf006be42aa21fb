import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadBuiltInTexts } from './lib/built-in-texts.ts'
import { reportError } from './shell/error-reporting.ts'
import { registerTrustedTypes } from './trusted-types.ts'

registerTrustedTypes()
await loadBuiltInTexts(document.documentElement.lang)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  )
})
