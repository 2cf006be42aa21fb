const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `part` 0 is the first colour, 1 the second; both as #rrggbb. */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [channels(one), channels(other)]
  const mixed = from.map((value, index) => Math.round(value + (to[index]! - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A stone's colour in light and shadow: `tone` from -1, deep, over 0, its own, to 1, a gleam. */
export const toned = (colour: string, tone: number): string =>
  tone >= 0 ? mix(colour, '#ffffff', tone * 0.86) : mix(colour, '#150a26', -tone * 0.74)

export interface MetalTones {
  bright: string
  body: string
  deep: string
}
export type Metal = 'gold' | 'rose' | 'silver'

/** Middle tones, which stand on paper as well as on the night. */
export const metals: Record<Metal, MetalTones> = {
  gold: { bright: '#e9d199', body: '#b8934c', deep: '#71521c' },
  rose: { bright: '#ecc4ae', body: '#bb7d62', deep: '#73422d' },
  silver: { bright: '#dfe4ec', body: '#949dad', deep: '#4e586b' },
}
