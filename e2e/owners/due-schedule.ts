// Lets a schedule of reports come due in the running product, which would otherwise wait for the next night: moves its
// day to today and enqueues the nightly job of its workspace, as a command beside the product.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const command = join(import.meta.dirname, 'make-schedule-due.ts')

export async function letScheduleComeDue(id: string): Promise<void> {
  const env = { ...process.env, QUARTIER_DATA: process.env['QUARTIER_E2E_DATA'], NODE_ENV: 'test', LOG_LEVEL: 'warn' }
  const running = spawn(process.execPath, [command, id], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(running, 'exit')
  if (code !== 0) throw new Error(`the schedule did not come due: exit code ${code}`)
}
