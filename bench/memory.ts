// Memory growth of a server during an action.

import { readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'
import type { Running } from './servers.ts'

export const megabyte = 1024 * 1024

export interface Watched<Result> {
  result: Result
  /** Megabytes: highest memory, and growth since the start. */
  peak: number
  growth: number
}

export async function watchMemory<Result>(server: Running, work: () => Promise<Result>): Promise<Watched<Result>> {
  const before = residentOf(server)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, residentOf(server))), 20)
  try {
    const result = await work()
    return { result, peak: peak / megabyte, growth: (peak - before) / megabyte }
  } finally {
    clearInterval(watch)
  }
}

/** Linux reports kilobytes. */
function residentOf(server: Running): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
}
