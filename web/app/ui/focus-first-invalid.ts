/** After a refused submit: puts the reader at the first field to mend. Says whether there was one. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid
  control?.focus()
  return Boolean(control)
}
