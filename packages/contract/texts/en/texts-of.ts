/** The same keys in another language: a key that is missing or too many fails the type check. */
export type TextsOf<English> = { readonly [Key in keyof English]: string }

/** The shape of a document in another language: the same parts, each a text of its own. */
export type DocumentOf<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: DocumentOf<English[Key]> }
