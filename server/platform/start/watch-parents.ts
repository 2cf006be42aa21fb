import { readFileSync } from 'node:fs'

const pollMilliseconds = 500

/**
 * Calls back once npm or the shell of its script has ended. A signal that the shell does not pass on would
 * otherwise leave the product running with its port and data directory.
 */
export function watchParents(callBack: () => void): void {
  const parents = listParents()
  const timer = setInterval(() => {
    if (listParents() === parents) return
    clearInterval(timer)
    callBack()
  }, pollMilliseconds)
  timer.unref()
}

/** Lists the shell's process id and, if /proc has it, that of npm. */
function listParents(): string {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8')
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`
  } catch {
    return String(process.ppid)
  }
}
