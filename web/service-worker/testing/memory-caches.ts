/** The Cache API as far as it is used here, in memory; keys are paths of one site. */
export function memoryCaches(origin: string) {
  const stored = new Map<string, Map<string, Response>>()
  const toUrl = (key: string | Request) =>
    new URL(typeof key === 'string' ? key : key.url, origin).href
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      put: async (key: string | Request, response: Response) =>
        void entries.set(toUrl(key), response),
      match: async (key: string | Request) => entries.get(toUrl(key))?.clone(),
      delete: async (key: string | Request) => entries.delete(toUrl(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    }
  }
  return {
    open,
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (key: string, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...stored.keys()] : [cacheName]
      for (const name of names) {
        const found = stored.get(name)?.get(toUrl(key))
        if (found) return found.clone()
      }
      return undefined
    },
  }
}
