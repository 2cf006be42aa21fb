/** The same keys in another language: a key that is missing or too many fails the type check. */
export type TextsOf<English> = { readonly [Key in keyof English]: string }
