/** The language that a choice names, or what to say where it names none of them. */
export function readLanguageChoice(
  value: string,
  choices: readonly { id: number }[],
): { id: number } | { refusal: 'shell.language-required' } {
  const chosen = choices.find(({ id }) => String(id) === value)
  return chosen ? { id: chosen.id } : { refusal: 'shell.language-required' }
}
