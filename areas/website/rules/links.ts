// Targets of links on the website: a block of the page, the public list, a web address, a mail or phone address.

/** The public list, which belongs to the objects area. */
export const listTarget = '/public-object-list'

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])
// Browsers skip control characters and white space inside a scheme.
const ignored = /[\s\p{Cc}]/gu

/** False for an address with a scheme that can execute or embed something; true for an unfinished address. */
export function isHarmless(address: string): boolean {
  const scheme = /^([^/?#:]*):/.exec(address.replaceAll(ignored, ''))?.[1]
  return scheme === undefined || allowedSchemes.has(`${scheme.toLowerCase()}:`)
}

/** A complete web address with a host. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address)) return false
  return /\.[a-z]{2,}$/i.test(URL.parse(address)?.hostname ?? '')
}

export const anchorIn = (target: string): string | undefined => /^#(.+)$/.exec(target)?.[1]

/** True if a link can lead there; whether an anchor exists is checked apart. */
export function isLinkTarget(target: string): boolean {
  if (anchorIn(target) !== undefined || target === listTarget) return true
  if (/^mailto:/i.test(target)) return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(target)
  if (/^tel:/i.test(target)) return /^tel:\+?[\d\s]{3,}$/i.test(target)
  return isWebAddress(target)
}

/** Targets of the links in HTML of the editor. */
export const targetsIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/gi)].map(([, target = '']) => target.replaceAll('&amp;', '&'))
