import type { Gemstone } from '@rashi/contract'

/** What the enquiry page is told by the link that leads to it: it lasts over a reload. */
export interface EnquirySubject {
  readonly gemstone: {
    readonly id: number
    readonly slug: string
    readonly mediaUrl: string
    readonly translations: readonly { readonly language_id: number; readonly title: string }[]
  }
}

export const askAbout = ({ id, slug, mediaUrl, translations }: Gemstone): EnquirySubject => ({
  gemstone: {
    id,
    slug,
    mediaUrl,
    translations: translations.map(({ language_id, title }) => ({ language_id, title })),
  },
})

/** The stone that a navigation's state names; an enquiry may be about none in particular. */
export const subjectOf = (state: unknown): EnquirySubject['gemstone'] | undefined =>
  (state as Partial<EnquirySubject> | null)?.gemstone
