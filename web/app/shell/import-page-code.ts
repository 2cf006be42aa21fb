import { pageCodeLost } from './page-code.ts'

/**
 * Imports a page's code in place of React Router (web/page-code.ts), and where it cannot be had waits until it is
 * asked for again: the page that is open stays as it is meanwhile, with all that was typed into it.
 */
export async function importPageCode(address: string): Promise<unknown> {
  for (;;) {
    try {
      return await import(/* @vite-ignore */ address)
    } catch {
      await pageCodeLost(address)
    }
  }
}
