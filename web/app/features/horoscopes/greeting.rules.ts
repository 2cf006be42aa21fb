/** The part of the day by the reader's own clock. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}

/** Returns the name by which a person is greeted: the first one, or all of it where that is an initial or a title. */
export function greetingName(fullName: string): string {
  const [first = '', ...more] = fullName.trim().split(/\s+/)
  const isInitial = first.endsWith('.') || [...first].length < 2
  return isInitial || /^(?:mr|mrs|ms|miss|dr|sri|shri|smt)$/i.test(first)
    ? [first, ...more].join(' ')
    : first
}
