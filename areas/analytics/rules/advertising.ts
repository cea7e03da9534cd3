// Assigns costs of advertisements to the portals and sources that households name. The name of a portal is typed freely
// with a cost: `Homegate`, `homegate.ch` and `Homegate AG` are the same.

/** The first letters of the typed name, by portal of the form. */
const portals: Record<string, readonly string[]> = {
  homegate: ['homegate'],
  immoscout24: ['immoscout', 'immobilienscout'],
  newhome: ['newhome'],
  flatfox: ['flatfox'],
  icasa: ['icasa'],
}

/** The same by source of the form. */
const sources: Record<string, readonly string[]> = {
  facebook: ['facebook'],
  instagram: ['instagram'],
  linkedin: ['linkedin'],
  search_engine: ['google', 'bing'],
  newspaper: ['zeitung', 'journal', 'inseratzeitung'],
  online_advertising: ['online', 'banner', 'display'],
}

export interface Advertised {
  facet: 'portal' | 'source'
  value: string
}

/** Null for a name that is neither a known portal nor a known source. */
export function advertisedBy(typed: string): Advertised | null {
  const name = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const among = (known: Record<string, readonly string[]>) =>
    Object.entries(known).find(([, beginnings]) => beginnings.some((beginning) => name.startsWith(beginning)))?.[0]
  const portal = among(portals)
  if (portal) return { facet: 'portal', value: portal }
  const source = among(sources)
  return source ? { facet: 'source', value: source } : null
}
