// Signals to `npm start` and the other commands: they forward the signal and do not wait for ever.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

const ground = join(import.meta.dirname, '../scripts/ground.mjs')

/** Runs a command whose child prints a line once it handles signals, then sends it SIGTERM. */
async function endedBy(child: string, within: number): Promise<{ code: number; said: string }> {
  const script = `
    import { spawn } from 'node:child_process'
    import { endWith } from ${JSON.stringify(ground)}
    endWith(spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }), ${within})`
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  command.stderr.on('data', (text) => (said += String(text)))
  await once(command.stdout, 'data')
  command.kill('SIGTERM')
  const [code] = await once(command, 'close')
  return { code: Number(code), said }
}

const listening = "setInterval(() => {}, 1000); console.log('there')"

test('a signal reaches the child, whose code is the command’s', async () => {
  const child = `process.on('SIGTERM', () => process.exit(7)); ${listening}`
  expect(await endedBy(child, 20_000)).toEqual({ code: 7, said: '' })
})

test('a child that does not end is killed in the end, and that is said', async () => {
  const { code, said } = await endedBy(`process.on('SIGTERM', () => {}); ${listening}`, 300)
  expect(code).toBe(137)
  expect(said).toContain('did not end within 0.3 s and was killed')
})

test('a command that is cut off leaves neither its database nor its lock behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quartier-cut-'))
  const seed = spawn(process.execPath, ['app/seed.ts', '--workspace', 'rent', '--applications', '200000'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, QUARTIER_DATA: folder, DATABASE_URL: undefined },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await vi.waitUntil(() => existsSync(join(folder, 'postgres/postmaster.pid')), { timeout: 60_000 })
  const postgres = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
  seed.kill('SIGINT')
  const [code] = await once(seed, 'close')
  expect(code).toBe(130)
  expect(() => process.kill(postgres, 0)).toThrow('ESRCH')
  expect(existsSync(join(folder, 'quartier.lock'))).toBe(false)
  await rm(folder, { recursive: true })
}, 120_000)
