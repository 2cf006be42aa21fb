/** The first that fits: browsers name their forebears after themselves, and systems theirs. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const firstOf = (known: typeof browsers, userAgent: string) =>
  known.find(([mark]) => mark.test(userAgent))?.[1]

/**
 * What a session is called by in a list, such as `Firefox · Windows`: names that are the same in every
 * language, and no version, which would tell people apart. Null where nothing is known.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const told = userAgent ?? ''
  const names = [firstOf(browsers, told), firstOf(systems, told)].filter(
    (name) => name !== undefined,
  )
  return names.length === 0 ? null : names.join(' · ')
}
