// The portals, and the protocols by which they receive advertisements (standards.md §1.0).

export const platforms = ['homegate', 'newhome', 'immoscout', 'icasa', 'flatfox'] as const
export type Platform = (typeof platforms)[number]

/** `practice` exists only in a demo: it accepts everything, and nothing leaves the product. */
export const protocols = ['ftp', 'ftps', 'sftp', 'flatfox', 'practice'] as const
export type Protocol = (typeof protocols)[number]

/** Only Flatfox has an interface of its own. */
export const protocolsOf = (platform: Platform, { isDemo }: { isDemo: boolean }): Protocol[] =>
  protocols.filter((one) => (one !== 'flatfox' || platform === 'flatfox') && (one !== 'practice' || isDemo))

export const usualProtocol = (platform: Platform): Protocol => (platform === 'flatfox' ? 'flatfox' : 'ftp')

/** Proper names, the same in each language. */
const names: Readonly<Record<Platform, string>> = {
  homegate: 'Homegate',
  newhome: 'Newhome',
  immoscout: 'ImmoScout24',
  icasa: 'icasa',
  flatfox: 'Flatfox',
}

export const platformWords = (chosen: readonly Platform[]): string => chosen.map((one) => names[one]).join(', ')
