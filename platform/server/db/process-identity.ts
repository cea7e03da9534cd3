// Identifies a process by id and start time. Process ids alone are reused, quickly so in a container that restarts.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

/**
 * Start time of the process, in the format of the operating system; undefined if it does not run (including zombies).
 */
export function birthOf(pid: number): string | undefined {
  if (!hasProc) return ask(pid, 'lstart=')
  const stat = read(`/proc/${pid}/stat`)
  // The name in brackets may contain spaces; the fields in use come after it.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  return state === undefined || state === 'Z' || state === 'X' ? undefined : fields[18]
}

/** Cheap enough to call several times a second. */
export function isAlive(pid: number): boolean {
  if (hasProc) return birthOf(pid) !== undefined
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The command line of a living process. */
export function commandOf(pid: number): string | undefined {
  if (birthOf(pid) === undefined) return undefined
  return hasProc ? read(`/proc/${pid}/cmdline`) : ask(pid, 'command=')
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process ended between the two checks.
    return undefined
  }
}

function ask(pid: number, field: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}
