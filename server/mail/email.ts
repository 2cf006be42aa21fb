import { type LanguageCode, languageCodeOf } from '@rashi/contract/languages.rules'
import type { Context } from '../context/context.ts'
import { type Translate, translator } from '../domains/languages/index.ts'
import type { Config } from '../platform/config.ts'

/** The content of an email, from which the text part and the HTML part are rendered. */
export interface EmailContent {
  readonly to: string
  /** The recipient of replies, if it is not MAIL_FROM. */
  readonly replyTo?: string
  readonly subject: string
  readonly blocks: readonly EmailBlock[]
}

export type EmailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The heading of what follows. */
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly EmailFact[] }
  /** A picture of the email's `pictures`. The text part leaves it out, so `alt` says nothing that is not said elsewhere. */
  | {
      readonly kind: 'picture'
      readonly name: string
      readonly alt: string
      readonly width: number
      readonly height: number
    }
  /** A button, with its address at the end of the HTML part for readers whose button does not work. */
  | {
      readonly kind: 'action'
      readonly label: string
      readonly address: string
      /** False if the paragraph before it already says what the address is for. */
      readonly isLabelInText: boolean
    }
  /** Small print: lines of one paragraph. */
  | { readonly kind: 'notes'; readonly lines: readonly string[] }
  /** Small print that ends with an address. */
  | { readonly kind: 'link'; readonly text: string; readonly address: string }

export type EmailFact = readonly [name: string, value: string]

/** The source of a template's texts and addresses. */
export interface EmailContext {
  readonly language: LanguageCode
  readonly translate: Translate
  readonly config: Pick<Config, 'brandName' | 'publicUrl' | 'supportPhone' | 'trader'>
}

export const readEmailContext = async (
  { config, db }: Pick<Context, 'config' | 'db'>,
  languageId: number,
): Promise<EmailContext> => ({
  language: languageCodeOf(languageId),
  translate: await translator(db, languageId),
  config,
})
