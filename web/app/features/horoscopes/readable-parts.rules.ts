import type { Part, Period } from '@rashi/contract'

/** The parts whose text was handed out: a locked section of a year is listed, but has nothing to read. */
export const readableParts = ({ parts }: Period): Part[] =>
  parts.filter(({ user_has_access }) => user_has_access)
