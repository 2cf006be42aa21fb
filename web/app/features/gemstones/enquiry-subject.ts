import type { Gemstone } from '@rashi/contract'

/** The gemstone of an enquiry, in the navigation state of the link, which survives a reload. */
export interface EnquirySubject {
  readonly gemstone: {
    readonly id: number
    readonly slug: string
    readonly mediaUrl: string
    readonly translations: readonly { readonly language_id: number; readonly title: string }[]
  }
}

export const toEnquiryState = ({ id, slug, mediaUrl, translations }: Gemstone): EnquirySubject => ({
  gemstone: {
    id,
    slug,
    mediaUrl,
    translations: translations.map(({ language_id, title }) => ({ language_id, title })),
  },
})

/** Reads the gemstone from a navigation state; an enquiry may be about none. */
export const readSubject = (state: unknown): EnquirySubject['gemstone'] | undefined =>
  (state as Partial<EnquirySubject> | null)?.gemstone
