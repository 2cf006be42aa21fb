import type { PlaceOfBirth } from '@rashi/contract'

type Birth = Pick<
  ReturnType<typeof toProfile>,
  'birth_moment' | 'time_unknown' | 'birth_latitude_degrees' | 'birth_longitude_degrees'
>

/** Returns whether two births have the same time and place; the place's wording is no part of it. */
export const isSameBirth = (one: Birth, other: Birth): boolean =>
  one.birth_moment === other.birth_moment &&
  one.time_unknown === other.time_unknown &&
  one.birth_latitude_degrees === other.birth_latitude_degrees &&
  one.birth_longitude_degrees === other.birth_longitude_degrees

/** Converts a form's personal details to columns of `users`. */
export const toProfile = (form: {
  full_name: string
  gender: number
  dob: string
  time_unknown?: boolean | undefined
  pob: PlaceOfBirth
}) => ({
  full_name: form.full_name,
  gender: form.gender,
  birth_moment: form.dob,
  time_unknown: form.time_unknown ?? false,
  birth_place: form.pob.formatted_address,
  birth_latitude_degrees: form.pob.geometry.location.lat,
  birth_longitude_degrees: form.pob.geometry.location.lng,
})
