/** Returns the language of a choice, or the text key of the error if it is none of them. */
export function readLanguageChoice(
  value: string,
  choices: readonly { id: number }[],
): { id: number } | { refusal: 'shell.language-required' } {
  const chosen = choices.find(({ id }) => String(id) === value)
  return chosen ? { id: chosen.id } : { refusal: 'shell.language-required' }
}
