import { useCallback, useEffect, useState } from 'react'
import { useConfig } from '../../lib/config.ts'

/** Milliseconds that a form waits to know whether the browser has a wallet. After that it goes on without one. */
const patience = 3000

/** `pending`: the provider has not said yet whether there is a wallet, so that its place is kept. */
export type WalletState = 'pending' | 'shown' | 'none'

/** Finds out whether the browser has a wallet. The first answer counts, so that nothing moves on the page later. */
export function useWallets({ isOffered }: { isOffered: boolean }) {
  const provider = useConfig()?.payment.provider
  const [isFound, setIsFound] = useState<boolean>()
  const onAvailable = useCallback(
    (isAvailable: boolean) => setIsFound((before) => before ?? isAvailable),
    [],
  )
  const state = findState(isOffered, provider, isFound)
  useEffect(() => {
    if (state !== 'pending') return
    const timer = setTimeout(() => onAvailable(false), patience)
    return () => clearTimeout(timer)
  }, [state, onAvailable])
  return { state, onAvailable }
}

function findState(
  isOffered: boolean,
  provider: string | undefined,
  isFound: boolean | undefined,
): WalletState {
  if (!isOffered || provider === undefined) return 'none'
  if (provider === 'sandbox') return 'shown'
  if (isFound === undefined) return 'pending'
  return isFound ? 'shown' : 'none'
}
