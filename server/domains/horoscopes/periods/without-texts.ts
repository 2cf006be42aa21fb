import type { SingleHoroscope } from '@rashi/contract'

/** Empties the paid texts of a horoscope. Those that are open stay present, so that it still shows what is open. */
export const withoutTexts = (horoscope: SingleHoroscope): SingleHoroscope => ({
  ...horoscope,
  horoscopeData: horoscope.horoscopeData.map((period) => ({
    ...period,
    parts: period.parts.map((part) => ({
      ...part,
      translations: part.translations.map(emptyTexts),
    })),
    translations: period.translations.map(emptyTexts),
  })),
})

const emptyTexts = <
  T extends {
    description?: string | undefined
    in_short?: string[] | undefined
    video_link?: string | null | undefined
  },
>(
  texts: T,
): T => ({
  ...texts,
  ...(texts.description === undefined ? {} : { description: '' }),
  ...(texts.in_short === undefined ? {} : { in_short: [] }),
  ...(texts.video_link === undefined ? {} : { video_link: null }),
})
