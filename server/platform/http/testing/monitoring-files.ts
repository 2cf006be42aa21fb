/** Words of PromQL that stand where a metric could, and are followed by no parenthesis. */
const keywords = new Set(
  'by without on ignoring group_left group_right offset bool and or unless inf nan'.split(' '),
)

/** Lists the metrics that an expression of PromQL names. */
export function metricsOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
    .replaceAll(/\$\w+/g, '')
  return [...bare.matchAll(/(?<![\w.:])[a-z_:][\w:]*(?!\w*\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !keywords.has(name.toLowerCase()))
}

/** The anchors that a forge gives the headings of a Markdown page. */
export const anchorsOf = (markdown: string): Set<string> =>
  new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .trim()
        .replaceAll(/\s+/g, '-'),
    ),
  )
