/** A phrasing that no text may have: where it is checked, the better wording, and why. */
export interface Phrasing {
  readonly not: RegExp
  readonly say: string
  readonly why: string
  /** Only files of this glob; all content without it. */
  readonly in?: string
}

export const phrasing = (not: RegExp, say: string, why: string, files?: string): Phrasing => ({
  not,
  say,
  why,
  ...(files && { in: files }),
})
