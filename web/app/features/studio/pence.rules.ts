/**
 * Reads an amount in pounds, such as `4.50` or `4,50`, without loss.
 *
 * @returns pence, or undefined for anything else
 */
export function readPence(typed: string): number | undefined {
  const [, pounds = '', , part = ''] = /^(\d{1,5})([.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return pounds === '' ? undefined : Number(pounds) * 100 + Number(part.padEnd(2, '0'))
}
