// Runs the product as a separate process, for tests of start and shutdown.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach } from 'vitest'
import { freePort } from '#platform/server/db/embedded-secrets.ts'

const root = join(import.meta.dirname, '..')

export interface Started {
  product: ChildProcess
  port: number
  /** Standard output and errors so far. */
  said: () => string
}

/** Ends the started products after each test, and removes their data folder after the last one. */
export function useProducts() {
  const folder = mkdtempSync(join(tmpdir(), 'quartier-server-'))
  let running: ChildProcess[] = []
  afterEach(async () => {
    for (const product of running) await end(product, 'SIGTERM')
    running = []
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** `before` contains command line options for Node. */
  async function start(env: Record<string, string>, before: readonly string[] = []): Promise<Started> {
    const port = Number(env['PORT'] ?? (await freePort()))
    const product = spawn(process.execPath, [...before, 'app/server.ts'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        LOG_LEVEL: 'silent',
        QUARTIER_DATA: folder,
        PORT: String(port),
        // Caches compiled files across the starts, like `npm start`.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.push(product)
    let said = ''
    for (const stream of [product.stdout, product.stderr]) stream.on('data', (text) => (said += text))
    return { product, port, said: () => said }
  }

  return { folder, start }
}

/** Sends the signal and returns the exit code. */
export async function end(product: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (product.exitCode !== null || product.signalCode !== null) return product.exitCode
  product.kill(signal)
  await once(product, 'exit')
  return product.exitCode
}

/** Returns the status of `/ready`; 0 while nothing listens. */
export async function readiness(port: number): Promise<number> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).status
  } catch {
    return 0
  }
}

/** Waits until `/ready` has this status; returns the last status seen. */
export async function until(port: number, status: number): Promise<number> {
  const deadline = Date.now() + 80_000
  for (;;) {
    const seen = await readiness(port)
    if (seen === status || Date.now() > deadline) return seen
    await pause(10)
  }
}
