import { readFileSync } from 'node:fs'

const everyMilliseconds = 500

/**
 * Calls back once npm, or the shell it runs a script in, is gone: npm hands on no signal that the
 * shell swallows, so the product would live on unseen and block its port and data.
 */
export function whenParentsAreGone(callBack: () => void): void {
  const parents = listParents()
  const timer = setInterval(() => {
    if (listParents() === parents) return
    clearInterval(timer)
    callBack()
  }, everyMilliseconds)
  timer.unref()
}

/** The shell and, where the system tells, npm above it. */
function listParents(): string {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8')
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`
  } catch {
    return String(process.ppid)
  }
}
