// Process numbers are given out again, soon so in a container that restarts. Number and birth together are unique.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProc = existsSync('/proc/self/stat')

/** When the process was born, as its system writes it; undefined when no such process lives (a zombie does not). */
export function birthOf(pid: number): string | undefined {
  if (!hasProc) return ask(pid, 'lstart=')
  const stat = read(`/proc/${pid}/stat`)
  // The name in brackets may hold spaces; the fields we want come after it.
  const [state, ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  return state === undefined || state === 'Z' || state === 'X' ? undefined : fields[18]
}

/** Cheap enough to ask several times a second. */
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
    // Gone between two looks.
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
