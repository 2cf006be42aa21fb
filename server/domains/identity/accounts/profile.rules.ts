import type { PlaceOfBirth } from '@rashi/contract'

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
