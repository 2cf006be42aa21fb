import { parentPort } from 'node:worker_threads'
import { composeEdition } from './compose-edition.ts'
import type { EditionRequest } from './edition-composer.ts'
import { spanOf } from './rules/spans.rules.ts'

parentPort?.on('message', ({ readingPeriod, index, moonsign, zodiac }: EditionRequest) =>
  parentPort?.postMessage(composeEdition(spanOf(readingPeriod, index), moonsign, zodiac)),
)
