// Measures both servers in turn, in short rounds, so that other load on the machine affects both alike.

import autocannon from 'autocannon'

export interface Target {
  url: string
  headers?: Record<string, string>
}

export interface Comparison {
  ours: number
  bare: number
  ratio: number
}

const connections = 16

export async function compare(ours: Target, bare: Target, rounds: number): Promise<Comparison> {
  for (const server of [ours, bare, ours, bare]) await perSecond(server, 2)
  const measured: Comparison[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0
    const before = first ? await perSecond(ours, 2) : await perSecond(bare, 2)
    const after = first ? await perSecond(bare, 2) : await perSecond(ours, 2)
    const [oursNow, bareNow] = first ? [before, after] : [after, before]
    measured.push({ ours: oursNow, bare: bareNow, ratio: oursNow / bareNow })
  }
  return {
    ours: median(measured.map((one) => one.ours)),
    bare: median(measured.map((one) => one.bare)),
    ratio: median(measured.map((one) => one.ratio)),
  }
}

async function perSecond({ url, headers = {} }: Target, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const { non2xx, errors, timeouts, statusCodeStats } = result
  if (non2xx + errors > 0) {
    throw new Error(`${url}: ${errors} errors, ${timeouts} of them late; answers ${JSON.stringify(statusCodeStats)}`)
  }
  return result['2xx'] / result.duration
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
