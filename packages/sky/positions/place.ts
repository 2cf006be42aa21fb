/** A place on the Earth, such as a place of birth. */
export interface Place {
  /** −90 to 90, north positive. */
  latitudeDegrees: number
  /** −180 to 180, east positive. */
  longitudeDegrees: number
  /** An IANA zone, such as `Asia/Kolkata`. */
  timeZone: string
}

/** @throws RangeError beyond latitude ±90 or longitude ±180 degrees, or when either is no number */
export function checkCoordinates(place: Place): void {
  if (!(Math.abs(place.latitudeDegrees) <= 90))
    throw new RangeError(`Latitude ${place.latitudeDegrees} is not within ±90 degrees`)
  if (!(Math.abs(place.longitudeDegrees) <= 180))
    throw new RangeError(`Longitude ${place.longitudeDegrees} is not within ±180 degrees`)
}
