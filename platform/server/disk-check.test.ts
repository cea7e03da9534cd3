// Tests when `/ready` fails because of the disk.

import Fastify from 'fastify'
import { execFileSync } from 'node:child_process'
import { createReadStream, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { createDiskCheck } from './disk-check.ts'
import { answerHealth } from './http/health.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()

const folder = () => mkdtempSync(join(inject('folder'), 'disk-'))

it('finds nothing wrong with a folder that takes writes', async () => {
  expect(await createDiskCheck(folder())()).toBeNull()
})

it('says when the folder cannot be written to', async () => {
  expect(await createDiskCheck(join(folder(), 'gone'))()).toBe('data folder not writable')
})

it('says when too little space is left', async () => {
  expect(await createDiskCheck(folder(), Number.MAX_SAFE_INTEGER)()).toBe('disk full')
})

it('makes /ready red with the reason', async () => {
  const app = Fastify()
  answerHealth(app, world.services.pool, async () => 'disk full')
  const answer = await app.inject('/ready')
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({ status: 503, body: { status: 'disk full' } })
  await app.close()
})

it('does not wait for a write that hangs, and begins no second one', async () => {
  const place = folder()
  // Opening a pipe blocks until it has a reader, like a disk that hangs.
  const pipe = join(place, 'ready')
  execFileSync('mkfifo', [pipe])
  const check = createDiskCheck(place)
  const reasons = await Promise.all([check(), check()])
  expect(reasons).toEqual(['data folder does not answer', 'data folder does not answer'])
  createReadStream(pipe).resume()
  await expect.poll(check).not.toBe('data folder does not answer')
})
