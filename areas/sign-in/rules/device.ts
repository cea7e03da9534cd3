// Readable name of a browser from its user agent, such as "Firefox auf Windows". Only for recognition, never for
// decisions.

export interface Device {
  browser: string
  system: string
}

// Order matters: the user agent of each browser also contains the names of those below it.
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (userAgent: string, names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? ''

/** Empty fields if the user agent is unknown. */
export function deviceOf(userAgent: string | null): Device {
  return { browser: nameIn(userAgent ?? '', browsers), system: nameIn(userAgent ?? '', systems) }
}
