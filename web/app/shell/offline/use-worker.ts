import { useEffect, useState } from 'react'
import { askMessage, workerAddress, type ServedMessage } from '../../lib/saved-readings.rules.ts'

const isServed = (data: unknown): data is ServedMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'served'

const whenLoaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }))

/** The browser's workers; none in development, where the pages come from Vite, which no worker may hold back. */
const findContainer = (): ServiceWorkerContainer | undefined =>
  import.meta.env.DEV ? undefined : navigator.serviceWorker

/**
 * Registers the worker with the first reading, once the document has loaded.
 *
 * @param isReading whether the page is a reading, which the worker is for
 * @returns when the reading on the page had been loaded, if it is a saved one
 */
export function useWorker(isReading: boolean): { savedAt: string | null; isReady: boolean } {
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const container = findContainer()
    if (!container) return
    const listening = new AbortController()
    const { signal } = listening
    const ask = () => {
      setReady(true)
      container.controller?.postMessage(askMessage)
    }
    container.addEventListener(
      'message',
      ({ data }: MessageEvent<unknown>) => {
        if (isServed(data)) setSavedAt(data.savedAt)
      },
      { signal },
    )
    container.addEventListener('controllerchange', ask, { signal })
    container.startMessages()
    if (container.controller) ask()
    return () => listening.abort()
  }, [])

  useEffect(() => {
    const container = findContainer()
    if (!container || !isReading) return
    let isLeft = false
    // Without a worker the pages work as before.
    const register = async () => {
      await whenLoaded()
      if (!isLeft) await container.register(workerAddress)
    }
    register().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [isReading])
  return { savedAt, isReady }
}
