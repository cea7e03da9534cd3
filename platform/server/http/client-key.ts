// The key that limits count an anonymous client by: its IPv4 address, or the /64 network of its IPv6 address, which belongs to one client.

import { isIPv6 } from 'node:net'

/** A client that has disconnected has no address any more. */
const disconnected = 'disconnected'
const groupsOfAddress = 8
const groupsOfNetwork = 4

export function clientKey({ ip }: { ip: string | undefined }): string {
  if (!ip) return disconnected
  if (!isIPv6(ip)) return ip
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? []
  return mapped ?? networkOf(ip)
}

function networkOf(ip: string): string {
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, groupsOfAddress - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, groupsOfNetwork)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
