// Returns the network by which an anonymous client is counted. A household or an office has a whole IPv6 prefix of 64
// bits, so every address in it is the same client; each IPv4 address is a client of its own.

const groups = 8
const prefixGroups = 4

export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.split('::')
  const front = before === '' ? [] : before.split(':')
  const back = after ? after.split(':') : []
  const missing = after === undefined ? 0 : groups - front.length - back.length
  const all = [...front, ...Array<string>(Math.max(0, missing)).fill('0'), ...back]
  return `${all
    .slice(0, prefixGroups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
