// Server and database share one core, and this process takes another: what is compared is work, not how much of it runs side by side.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/** Process id of the embedded server: its connections are its children and inherit the core. */
export function postmasterOf(dataFolder: string): number {
  const [pid] = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}

const served = '1'
const asking = '0'

/** Connections that were open before keep their core. */
export function shareOneCore(pids: readonly (number | undefined)[]): void {
  if (availableParallelism() < 2) return
  const pin = (pid: number, core: string) => spawnSync('taskset', ['-acp', core, String(pid)]).status === 0
  const arePinned = pids.every((pid) => pid !== undefined && pin(pid, served)) && pin(process.pid, asking)
  if (!arePinned) console.log('  not on one core: this machine has no taskset')
}
