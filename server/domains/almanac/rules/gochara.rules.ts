import { type Graha, type SignKey, signKeys } from '@rashi/sky'

/** 1 to 12: a house counted from the moonsign, which is the first. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export const houseFrom = (moonsign: SignKey, sign: SignKey): House =>
  (((signKeys.indexOf(sign) - signKeys.indexOf(moonsign) + 12) % 12) + 1) as House

/** Returns the house at an inclusive count from another: the 7th from the 4th is the 10th. */
export const nthHouseFrom = (house: House, count: number): House =>
  (((house - 1 + count - 1) % 12) + 1) as House

/** Houses from the moonsign in which a graha's transit counts as easy. Source: Phaladeepika 26. */
const easyHouses: Record<Graha, readonly House[]> = {
  Sun: [3, 6, 10, 11],
  Moon: [1, 3, 6, 7, 10, 11],
  Mars: [3, 6, 11],
  Mercury: [2, 4, 6, 8, 10, 11],
  Jupiter: [2, 5, 7, 9, 11],
  Venus: [1, 2, 3, 4, 5, 8, 9, 11, 12],
  Saturn: [3, 6, 11],
  Rahu: [3, 6, 10, 11],
  Ketu: [3, 6, 11],
}

export const isEasy = (graha: Graha, house: House): boolean => easyHouses[graha].includes(house)

/** Houses that a graha aspects (drishti), counted from its own. Source: Brihat Parashara 26. */
const aspectedHouses: Partial<Record<Graha, readonly number[]>> = {
  Mars: [4, 7, 8],
  Jupiter: [5, 7, 9],
  Saturn: [3, 7, 10],
}

export const hasAspectOn = (graha: Graha, from: House, house: House): boolean =>
  (aspectedHouses[graha] ?? [7]).some((count) => nthHouseFrom(from, count) === house)

/** The graha that rules a sign. */
export const rulerOf: Record<SignKey, Graha> = {
  Aries: 'Mars',
  Taurus: 'Venus',
  Gemini: 'Mercury',
  Cancer: 'Moon',
  Leo: 'Sun',
  Virgo: 'Mercury',
  Libra: 'Venus',
  Scorpio: 'Mars',
  Sagittarius: 'Jupiter',
  Capricorn: 'Saturn',
  Aquarius: 'Saturn',
  Pisces: 'Jupiter',
}
