/** Focuses the first invalid field after a refused submit. Returns whether there was one. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid
  control?.focus()
  return Boolean(control)
}
