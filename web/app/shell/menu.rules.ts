import type { TextKey } from '../lib/texts.ts'

export interface MenuEntry {
  readonly text: TextKey
  /** A path of this site, or another site's address. */
  readonly to: string
  /** A line above it separates it from the group before. */
  readonly isFirstOfGroup?: boolean
}

/** Returns the entries of the menu, in the order of docs/product/spec.md; a guest has only the app and sign-in. */
export function menuEntries({
  hasSession,
  storeUrl,
}: {
  hasSession: boolean
  storeUrl: string
}): readonly MenuEntry[] {
  const app = { text: 'shell.android-app', to: storeUrl } as const
  if (!hasSession) return [app, { text: 'shell.sign-in', to: '/' }]
  return [
    { text: 'shell.dashboard', to: '/dashboard' },
    { text: 'shell.my-subscriptions', to: '/my-subscriptions' },
    { text: 'shell.consultations', to: '/consultations', isFirstOfGroup: true },
    { text: 'shell.gemstones', to: '/gemstones' },
    { text: 'shell.moonsign-lookup', to: '/moonsign-lookup' },
    { text: 'shell.rising-sign-lookup', to: '/rising-sign-lookup' },
    app,
    { text: 'shell.profile', to: '/profile', isFirstOfGroup: true },
    { text: 'shell.logout', to: '/logout' },
    { text: 'shell.disclaimer', to: '/disclaimer' },
  ]
}
