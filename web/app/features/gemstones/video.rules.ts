/** Seconds of branding at the beginning of such a video (docs/product/spec.md section 9). */
const brandingSeconds = 14

/** Returns the address of the player that sets no cookies; undefined if the id is invalid. */
export function playerAddress({
  video_link,
  skip_branding,
}: {
  video_link: string | null
  skip_branding: boolean
}): string | undefined {
  if (!video_link || !/^[\w-]{6,20}$/.test(video_link)) return undefined
  const player = `https://www.youtube-nocookie.com/embed/${video_link}`
  return skip_branding ? `${player}?start=${brandingSeconds}&autoplay=1` : player
}
