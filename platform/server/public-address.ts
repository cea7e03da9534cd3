// Addresses that people type into settings may lead to the internet only: a name that resolves into the firm's own network would let
// an administrator of one workspace reach machines behind the product. Checked at the connection, after the name was resolved.

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
  // Translated IPv4 addresses (NAT64).
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(network, prefix, 'ipv6')
}

export class NotPublic extends Error {}

/** An IPv6 address that contains an IPv4 address is judged by that one. */
export const isPublicAddress = (address: string): boolean =>
  !notPublic.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** For a host that is an address already: nothing is resolved for it. Brackets around IPv6 are allowed. */
export function assertPublic(host: string): void {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new NotPublic(`${host} is not a public address`)
}

/** Resolves like Node itself, and fails when one of the addresses is not public. */
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
