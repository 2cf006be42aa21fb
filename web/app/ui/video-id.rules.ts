const idPattern = /^[\w-]{11}$/
const barePattern = /^[\w-]{6,20}$/

/** Reads the id of a YouTube video from a link or a bare id; undefined if there is none. */
export function findVideoId(link: string | null | undefined): string | undefined {
  if (!link) return undefined
  if (barePattern.test(link)) return link
  const url = URL.parse(link)
  if (!url || !/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return undefined
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  return [url.searchParams.get('v') ?? '', last].find((id) => idPattern.test(id))
}
