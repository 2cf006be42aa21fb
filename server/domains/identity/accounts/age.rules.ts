/**
 * Returns whether somebody has reached an age in years.
 *
 * @param birthMoment local time at the place of birth, `YYYY-MM-DD HH:mm:ss`
 * @param now compared by its day in UTC. Born on 29 February, one comes of age on 1 March of a year without that day.
 */
export function hasReachedAge(birthMoment: string, years: number, now: Temporal.Instant): boolean {
  const born = Temporal.PlainDate.from(birthMoment.slice(0, 10))
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  const sameDay = Temporal.PlainDate.from({
    year: born.year + years,
    month: born.month,
    day: born.day,
  })
  const birthday = sameDay.day === born.day ? sameDay : sameDay.add({ days: 1 })
  return Temporal.PlainDate.compare(birthday, today) <= 0
}
