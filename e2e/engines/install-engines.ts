import { globSync } from 'node:fs'
import { canInstall, findProgram, installPackages } from '../../scripts/debian.ts'

const packages = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
}

/**
 * Installs Firefox, WebKitGTK's driver and a display without a screen where they are missing, as root on Debian.
 *
 * @throws {Error} if one is missing and cannot be installed
 */
export function installEngines(): void {
  const isMissing = ([program]: [string, string]) => findProgram([program]) === undefined
  const missing = Object.entries(packages).filter(isMissing)
  if (missing.length > 0 && canInstall()) installPackages(missing.map(([, name]) => name))
  const still = missing.filter(isMissing)
  if (still.length > 0)
    throw new Error(`install Debian's ${still.map(([, name]) => name).join(', ')} for these tests`)
}

/** WebKitGTK's own small browser, which its driver drives. */
export function findMiniBrowser(): string {
  const [path] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.?/MiniBrowser')
  if (!path) throw new Error("WebKitGTK's MiniBrowser is not installed")
  return path
}
