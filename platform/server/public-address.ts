// Restricts addresses that people type into settings to the internet: a name that resolves into the firm's own
// network would let an administrator of one workspace reach internal machines. Checked when connecting, after the
// name is resolved.

import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  // IPv4 addresses translated to IPv6 (NAT64).
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  // IPv4 addresses tunnelled in IPv6 (Teredo, 6to4).
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6')
}

export class NotPublic extends Error {}

/** An IPv6 address that contains an IPv4 address is checked by the latter. */
export const isPublicAddress = (address: string): boolean =>
  !notPublic.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Throws if the host is an IP address that is not public; other hosts are checked when they are resolved. Brackets
 * around IPv6 are allowed.
 */
export function assertPublic(host: string): void {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new NotPublic(`${host} is not a public address`)
}

/** Resolves like Node's default lookup, and fails if any resulting address is not public. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, [])
    const refused = found.find(({ address }) => !isPublicAddress(address))
    if (refused) return callback(new NotPublic(`${hostname} leads to ${refused.address}`), [])
    const [first] = found
    if (options.all || !first) return callback(null, found)
    callback(null, first.address, first.family)
  })
}

/** Rejects with `NotPublic` if the host is, or resolves to, an address that is not public. */
export async function assertPublicHost(hostname: string): Promise<void> {
  assertPublic(hostname)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  publicLookup(hostname.replace(/^\[(.*)\]$/, '$1'), {}, (error) => (error ? reject(error) : resolve()))
  return promise
}
