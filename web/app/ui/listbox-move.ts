export type ListboxMove = 'choose' | 'close' | { to: number } | undefined

/** Returns what a key does to a combobox's list; undefined leaves the key to the input and the form. */
export function listboxMove(
  pressed: { key: string; altKey?: boolean; nativeEvent?: { isComposing?: boolean } },
  { open, active, count }: { open: boolean; active: number; count: number },
): ListboxMove {
  if (count === 0 || pressed.nativeEvent?.isComposing) return undefined
  switch (pressed.key) {
    case 'ArrowDown':
      return { to: open ? (active + 1) % count : 0 }
    case 'ArrowUp':
      if (open && pressed.altKey) return 'close'
      return { to: open && active > 0 ? active - 1 : count - 1 }
    case 'Enter':
      return open && active >= 0 ? 'choose' : undefined
    case 'Escape':
      return open ? 'close' : undefined
    default:
      return undefined
  }
}
