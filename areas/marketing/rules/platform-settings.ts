// Accounts at the portals, one per portal. Off by default.

import { z } from 'zod'
import { languages } from '#platform/rules/project-type.ts'
import { protocols, usualProtocol, type Platform, type Protocol } from './platforms.ts'

export const layouts = ['four-folders', 'flat'] as const

export const accountFields = {
  isOn: z.boolean(),
  protocol: z.enum(protocols),
  host: z.string(),
  port: z.number().nullable(),
  user: z.string(),
  folder: z.string(),
  layout: z.enum(layouts),
  hostKey: z.string(),
  agencyId: z.string(),
  senderId: z.string(),
  language: z.enum(languages),
  /** Time at which the secret was set; empty while there is none. */
  secretSetAt: z.string(),
}

const storedAccount = z.object({ ...accountFields, sealedSecret: z.string() })
export type PlatformAccount = z.infer<typeof storedAccount>

export const emptyAccount = (platform: Platform): PlatformAccount => ({
  isOn: false,
  protocol: usualProtocol(platform),
  host: platform === 'homegate' ? 'ftp.homegate.ch' : platform === 'flatfox' ? 'flatfox.ch' : '',
  port: null,
  user: '',
  folder: '',
  layout: 'four-folders',
  hostKey: '',
  agencyId: '',
  senderId: 'Quartier',
  language: 'de',
  secretSetAt: '',
  sealedSecret: '',
})

const accountOf = (platform: Platform) => storedAccount.default(() => emptyAccount(platform))

/** Document in `project_setting`; the secrets in it are sealed. */
export const platformSettings = z.object({
  homegate: accountOf('homegate'),
  newhome: accountOf('newhome'),
  immoscout: accountOf('immoscout'),
  icasa: accountOf('icasa'),
  flatfox: accountOf('flatfox'),
})
export type PlatformSettings = z.infer<typeof platformSettings>

export const usualPort: Readonly<Record<Protocol, number>> = { ftp: 21, ftps: 21, sftp: 22, flatfox: 443, practice: 0 }

/** A secret is sent only to the endpoint that it was typed for. */
export const leadsElsewhere = (typed: Endpoint, before: Endpoint): boolean =>
  typed.protocol !== before.protocol ||
  typed.host !== before.host ||
  typed.user !== before.user ||
  (typed.port ?? usualPort[typed.protocol]) !== (before.port ?? usualPort[before.protocol])

type Endpoint = Pick<PlatformAccount, 'protocol' | 'host' | 'port' | 'user'>

/** Flatfox may be typed as an origin; all other hosts are names or addresses. */
const originOf = ({ host, port }: Pick<PlatformAccount, 'host' | 'port'>): string =>
  /^https?:\/\//i.test(host) ? host : `https://${host}${port ? `:${port}` : ''}`

/** Returns null for text that is no host. */
export function flatfoxOrigin(account: Pick<PlatformAccount, 'host' | 'port'>): URL | null {
  const url = URL.parse(originOf(account))
  return url && url.pathname === '/' && url.search === '' && url.username === '' ? url : null
}

/** Plain HTTP only to hosts inside the own network, which the installation allows by name. */
export function hasUsableHost(account: PlatformAccount, privateHosts: readonly string[]): boolean {
  if (account.protocol !== 'flatfox' || account.host === '') return true
  const url = flatfoxOrigin(account)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && privateHosts.includes(url.hostname))
}

type Needed = 'host' | 'user' | 'agencyId' | 'senderId'
const neededBy: Readonly<Record<Protocol, readonly Needed[]>> = {
  ftp: ['host', 'user', 'agencyId', 'senderId'],
  ftps: ['host', 'user', 'agencyId', 'senderId'],
  sftp: ['host', 'user', 'agencyId', 'senderId'],
  flatfox: ['host'],
  practice: [],
}

/** Fields that a connection needs and this account lacks. */
export const missingIn = (account: PlatformAccount): string[] => [
  ...neededBy[account.protocol].filter((field) => account[field].trim() === ''),
  ...(account.protocol !== 'practice' && account.sealedSecret === '' ? ['secret'] : []),
]

export const isConnected = (account: PlatformAccount): boolean => account.isOn && missingIn(account).length === 0
