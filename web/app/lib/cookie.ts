const yearSeconds = 365 * 24 * 3600

/**
 * Sets a cookie for a year that scripts and the server read; `value` undefined removes it. Over https it is `Secure`, so
 * that no http answer can replace it. It has no `__Host-` prefix: that needs https, and the name would differ on a
 * machine without it, where the script before the first paint and the server's caches read it too.
 */
export function setCookie(name: string, value: string | undefined): void {
  const age = `Max-Age=${value === undefined ? 0 : yearSeconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value ?? ''}; Path=/; ${age}; SameSite=Lax${secure}`
}
