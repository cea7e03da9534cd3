// Product for all end-to-end tests: started once as a user would start it, with the demo story, in a folder of its
// own.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inbound } from './incoming-mail.ts'

const root = join(import.meta.dirname, '..')
const patience = 200_000

export default (): Promise<() => Promise<void>> => startAt(process.env['QUARTIER_E2E_PORT'] ?? '')

/** Returns a function that stops it. */
export async function startAt(port: string, more: Record<string, string> = {}): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'quartier-e2e-'))
  // The workers of Playwright inherit it: commands beside the product find its database there (`due-schedule.ts`).
  process.env['QUARTIER_E2E_DATA'] ??= dataFolder
  const env = {
    ...process.env,
    PORT: port,
    QUARTIER_DATA: dataFolder,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    // Servers that tests start on this machine.
    PRIVATE_HOSTS: '127.0.0.1',
    ...inbound,
    ...more,
  }
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    product.kill('SIGTERM')
    if (product.exitCode === null) await once(product, 'exit')
    rmSync(dataFolder, { recursive: true })
  }
  const deadline = Date.now() + patience
  while (!(await isReady(port))) {
    if (product.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('The product did not become ready; its reason stands above.')
    }
    await pause(100)
  }
  return stop
}

async function isReady(port: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok
  } catch {
    return false
  }
}
