/** Returns the query that asks for dates in the time zone of the browser. */
export const inOwnTimeZone = () => ({
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
