import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { ShareIcon } from './page-icons.tsx'
import styles from './share-button.module.css'

export interface ShareButtonProps {
  /** The title of the message. */
  title: string
  /** The path on this site. Its page's metadata has the picture. */
  path: string
  /** The address of a PNG that is shared as a file, where the browser can, and the file's name. */
  picture?: { address: string; fileName: string } | undefined
  labels: {
    share: string
    /** Said after the address was copied, where the browser cannot share. */
    copied: string
    /** Shown before the address where the browser can do neither. */
    copyByHand: string
  }
}

/** A button that shares an address by the browser's own dialog, or else copies it and says so. */
export function ShareButton({ title, path, picture, labels }: ShareButtonProps) {
  const isSharing = useRef(false)
  const [outcome, setOutcome] = useState<{ text: string; address?: string }>()

  async function share() {
    if (isSharing.current) return
    isSharing.current = true
    setOutcome(undefined)
    const url = new URL(path, location.origin).href
    const files = await listFiles(picture)
    const result = await shareOrCopy({ title, url, ...files }).finally(
      () => (isSharing.current = false),
    )
    if (result === 'copied') setOutcome({ text: labels.copied })
    if (result === 'failed') setOutcome({ text: labels.copyByHand, address: url })
  }

  return (
    <div className={styles.share}>
      <Button kind="quiet" needsScript onClick={() => void share()}>
        <ShareIcon size={20} />
        {labels.share}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome?.text}{' '}
        {outcome?.address && <span className={styles.address}>{outcome.address}</span>}
      </p>
    </div>
  )
}

/** Loads the picture as a file; nothing where the browser cannot share it, or it is not there in time. */
async function listFiles(picture: ShareButtonProps['picture']): Promise<{ files?: File[] }> {
  if (!picture || typeof navigator.canShare !== 'function') return {}
  try {
    // A browser forgets after some seconds that the button was pressed.
    const answer = await fetch(picture.address, { signal: AbortSignal.timeout(3000) })
    if (!answer.ok) return {}
    const files = [new File([await answer.blob()], picture.fileName, { type: 'image/png' })]
    return navigator.canShare({ files }) ? { files } : {}
  } catch {
    return {}
  }
}

async function shareOrCopy(what: { title: string; url: string; files?: File[] }) {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share(what)
      return 'shared'
    } catch (error) {
      // The person closed the dialog.
      if (error instanceof Error && error.name === 'AbortError') return 'closed'
    }
  try {
    await navigator.clipboard.writeText(what.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
