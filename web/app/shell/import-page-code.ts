import { reportLostCode } from './page-code.ts'

/**
 * Imports a page's code in place of React Router (web/page-code.ts). If that fails, it waits until the import is
 * retried; meanwhile the open page stays as it is, with everything that was typed into it.
 */
export async function importPageCode(address: string): Promise<unknown> {
  for (;;) {
    try {
      return await import(/* @vite-ignore */ address)
    } catch {
      await reportLostCode(address)
    }
  }
}
