/** Joins the class names that apply; what is absent leaves no trace. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
