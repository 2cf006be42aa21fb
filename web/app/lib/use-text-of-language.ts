import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from './texts.ts'

/** Loads a document in another language when that is chosen: its page contains one language. */
export function useTextOfLanguage(): void {
  const { id } = useLanguage()
  const { revalidate } = useRevalidator()
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    void revalidate()
  }, [id, revalidate])
}
