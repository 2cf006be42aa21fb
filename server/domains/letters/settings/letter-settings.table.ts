import type { LetterSettings } from './letter-settings.rules.ts'

declare module '../../../platform/database/schema.ts' {
  interface Database {
    letter_settings: LetterSettings
  }
}
