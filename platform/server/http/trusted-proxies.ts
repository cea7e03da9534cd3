// Decides which entries of X-Forwarded-For are trusted. Each proxy appends the address that called it, so only the
// last entries can be believed: as many as there are proxies, or those added by the named networks.

import { isIP, isIPv6 } from 'node:net'

/** A number is the count of trusted proxies in front of the server. */
export type TrustedProxies = false | number | string[]

const mostHops = 20

/** Null for an invalid setting. */
export function trustedProxies(setting: string): TrustedProxies | null {
  if (setting === 'false') return false
  if (setting === 'true') return 1
  if (/^\d+$/.test(setting)) return Number(setting) <= mostHops ? Number(setting) || false : null
  const networks = setting.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : null
}

function isNetwork(network: string): boolean {
  const [address = '', length, ...more] = network.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (isIPv6(address) ? 128 : 32))
}

/** Converts the setting to Fastify's `trustProxy` option. */
export const trustOf = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
