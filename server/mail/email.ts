import { type LanguageCode, languageCodeOf } from '@rashi/contract/languages.rules'
import type { Context } from '../context/context.ts'
import { type Translate, translator } from '../domains/languages/index.ts'
import type { Config } from '../platform/config.ts'

/** What an email says. The text part and the HTML part are both rendered from it. */
export interface EmailContent {
  readonly to: string
  /** Who receives a reply, where that is not MAIL_FROM. */
  readonly replyTo?: string
  readonly subject: string
  readonly blocks: readonly EmailBlock[]
}

export type EmailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly EmailFact[] }
  /** A button, with its address at the end of the HTML part for readers whose button does not work. */
  | {
      readonly kind: 'action'
      readonly label: string
      readonly address: string
      /** False where the paragraph before it already says what the address is for. */
      readonly isLabelInText: boolean
    }
  /** Small print: lines of one paragraph. */
  | { readonly kind: 'notes'; readonly lines: readonly string[] }
  /** Small print that ends with an address. */
  | { readonly kind: 'link'; readonly text: string; readonly address: string }

export type EmailFact = readonly [name: string, value: string]

/** What a template takes its texts and addresses from. */
export interface EmailContext {
  readonly language: LanguageCode
  readonly translate: Translate
  readonly config: Pick<Config, 'brandName' | 'publicUrl' | 'supportPhone'>
}

export const readEmailContext = async (
  { config, db }: Pick<Context, 'config' | 'db'>,
  languageId: number,
): Promise<EmailContext> => ({
  language: languageCodeOf(languageId),
  translate: await translator(db, languageId),
  config,
})
