// Pins server and database to one core and this process to another, so that the comparison measures work, not
// parallelism.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the process id of the embedded PostgreSQL server; its connections are child processes and inherit the core.
 */
export function postmasterOf(dataFolder: string): number {
  const [pid] = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}

const served = '1'
const asking = '0'

/** Connections opened earlier keep their core. */
export function shareOneCore(pids: readonly (number | undefined)[]): void {
  if (availableParallelism() < 2) return
  const pin = (pid: number, core: string) => spawnSync('taskset', ['-acp', core, String(pid)]).status === 0
  const arePinned = pids.every((pid) => pid !== undefined && pin(pid, served)) && pin(process.pid, asking)
  if (!arePinned) console.log('  not on one core: this machine has no taskset')
}
