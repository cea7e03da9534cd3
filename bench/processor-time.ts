// CPU time by process: other load on the machine changes elapsed time, but hardly CPU time.

import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** CPU milliseconds of this process. */
export const timeOfProcess = (pid: number): number => ticksOf(fieldsOf(pid))

/** CPU milliseconds of a process and its children, including exited ones. */
export function timeWithChildren(pid: number): number {
  const own = fieldsOf(pid)
  const ended = Number(own[13]) + Number(own[14])
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const fields = fieldsOf(Number(name))
      return fields[1] === String(pid) ? ticksOf(fields) : []
    })
  return ticksOf(own) + (ended * 1000) / ticksPerSecond + living.reduce((sum, one) => sum + one, 0)
}

const ticksOf = (fields: readonly string[]): number =>
  ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond

/** Fields of `/proc/…/stat` after the name: state, parent, … */
function fieldsOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
