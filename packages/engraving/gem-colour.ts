const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes two colours, both as #rrggbb: `part` 0 gives the first, 1 the second. */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [channels(one), channels(other)]
  const mixed = from.map((value, index) => Math.round(value + (to[index]! - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A stone's colour by brightness: `tone` -1 is dark, 0 its own colour, 1 a gleam. */
export const toned = (colour: string, tone: number): string =>
  tone >= 0 ? mix(colour, '#ffffff', tone * 0.86) : mix(colour, '#150a26', -tone * 0.74)

export interface MetalTones {
  bright: string
  body: string
  deep: string
}
export type Metal = 'gold' | 'rose' | 'silver'

/** Middle tones, which suit both palettes. */
export const metals: Record<Metal, MetalTones> = {
  gold: { bright: '#e9d199', body: '#b8934c', deep: '#71521c' },
  rose: { bright: '#ecc4ae', body: '#bb7d62', deep: '#73422d' },
  silver: { bright: '#dfe4ec', body: '#949dad', deep: '#4e586b' },
}
