/** The first match counts, because a `User-Agent` also names the browsers and systems that it descends from. */
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

const findName = (patterns: typeof browsers, userAgent: string) =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1]

/**
 * Names the browser and system of a session, such as `Firefox · Windows`: names that are the same in
 * every language, without versions, which could identify a person. Null if neither is known.
 */
export function describeDevice(userAgent = ''): string | null {
  const names = [findName(browsers, userAgent), findName(systems, userAgent)].filter(
    (name) => name !== undefined,
  )
  return names.length === 0 ? null : names.join(' · ')
}
