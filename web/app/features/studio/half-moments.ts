import { withErrors, type Found } from '../identity/access.entry.ts'

/** Finds the `datetime-local` inputs with half a date, whose value browsers give as empty. */
export const findHalfMoments = (fields: HTMLElement | null): Found =>
  withErrors(
    Object.fromEntries(
      [...(fields?.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]') ?? [])]
        .filter(({ validity }) => validity.badInput)
        .map(({ name }) => [name, ['studio.moment-wrong' as const]]),
    ),
  )
