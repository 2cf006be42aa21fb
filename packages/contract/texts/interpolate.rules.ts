/** Fills `{{name}}` in a text with the value of that name. A name without a value is left as it is. */
export const interpolate = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
