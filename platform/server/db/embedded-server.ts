// Keeps the embedded server running as long as the product: starts it, adopts one left by an earlier process,
// restarts it if it dies.

import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '../start-refusal.ts'
import { failedStart } from './failed-start.ts'
import type { Binaries } from './embedded-binaries.ts'
import { keepSecrets, stillFreeOrOther } from './embedded-secrets.ts'
import type { Secrets } from './embedded-secrets.ts'
import { commandOf, isAlive } from './process-identity.ts'

export interface Server {
  secrets: Secrets
  stop(): Promise<void>
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=60',
  'shared_buffers=256MB',
  'effective_cache_size=1GB',
  'maintenance_work_mem=256MB',
  'max_wal_size=2GB',
  'synchronous_commit=on',
  'random_page_cost=1.1',
  'jit=off',
  'timezone=UTC',
  // Statements and error details contain personal data, which must not be logged.
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

const lookEvery = 100
const tenMegabytes = 10 * 1024 * 1024

export async function superviseServer(binaries: Binaries, dataFolder: string, known: Secrets): Promise<Server> {
  const folder = join(dataFolder, 'postgres')
  const log = join(dataFolder, 'postgres.log')
  const leftBehind = await settled(folder)
  const secrets = { ...known, port: leftBehind?.port ?? (await stillFreeOrOther(known.port)) }
  if (secrets.port !== known.port) keepSecrets(dataFolder, secrets)
  let pid = leftBehind?.pid ?? (await launch(binaries, folder, log, secrets.port))
  let restart: Promise<void> | undefined
  let isStopping = false

  const watch = setInterval(() => {
    if (isStopping || restart || isAlive(pid)) return
    restart = launch(binaries, folder, log, secrets.port)
      .then((next) => void (pid = next))
      .catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
      .finally(() => (restart = undefined))
  }, lookEvery).unref()

  const stop = async () => {
    // A second call must not stop the server of a later start.
    if (isStopping) return
    isStopping = true
    clearInterval(watch)
    await restart
    const pgCtl = binaries.run('pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '120'], { stdio: 'ignore' })
    await new Promise((resolve) => pgCtl.once('error', resolve).once('close', resolve))
    // pg_ctl waits until the PID file is deleted; the process ends a moment later.
    const patience = Date.now() + 5000
    while (isAlive(pid) && Date.now() < patience) await pause(10)
  }
  return { secrets, stop }
}

// Returns the process id once the server accepts connections. Recovery after a crash may delay this for any length of
// time.
async function launch({ run }: Binaries, folder: string, log: string, port: number): Promise<number> {
  if (existsSync(log) && statSync(log).size > tenMegabytes) renameSync(log, `${log}.old`)
  const parameters = ['-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const deadline = Date.now() + 15_000
  for (;;) {
    const output = openSync(log, 'a')
    const begin = statSync(log).size
    // The server gets its own process session: Ctrl-C in the terminal then reaches only the product, which stops the
    // server last.
    const server = run('postgres', parameters, { detached: true, stdio: ['ignore', output, output], cwd: '/' })
    closeSync(output)
    server.unref()
    const failed = new Promise<Error>((resolve) => server.once('error', resolve))
    if (server.pid === undefined) throw new StartRefusal(`PostgreSQL could not be started: ${(await failed).message}`)
    while (isAlive(server.pid) && !isReady(folder, server.pid)) await pause(20)
    if (isAlive(server.pid)) return server.pid
    const { reason, passes } = failedStart(readFileSync(log, 'utf8').slice(begin))
    if (!passes || Date.now() > deadline) {
      throw new StartRefusal(`The embedded database did not start: ${reason} (its log is ${log}).`)
    }
    await pause(200)
  }
}

const isReady = (folder: string, pid: number) => {
  const found = postmasterOf(folder)
  return found?.pid === pid && found.status === 'ready'
}

// Returns the server that a killed process left behind once it is ready; undefined if it has ended.
async function settled(folder: string): Promise<{ pid: number; port: number } | undefined> {
  for (;;) {
    const found = postmasterOf(folder)
    const command = found && commandOf(found.pid)
    if (!found || command === undefined) return undefined
    if (!command.includes('postgres')) {
      // Another process now has this process id. PostgreSQL would refuse to start because of the old PID file.
      rmSync(join(folder, 'postmaster.pid'))
      return undefined
    }
    if (found.status === 'ready') return found
    await pause(50)
  }
}

// Lines of postmaster.pid: process id, folder, start time, port, socket folder, address, shared memory, status.
function postmasterOf(folder: string): { pid: number; port: number; status: string | undefined } | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() }
}
