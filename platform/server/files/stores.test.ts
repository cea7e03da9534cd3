// Tests that both stores behave alike: the disk in the data folder and an S3 server.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startFauxqs, type FauxqsServer } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'
import type { FileStore } from './file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'quartier-stores-'))
const diskFolder = join(folder, 'disk')

/** Accepts streamed uploads like S3, but checks no signatures. */
let s3: FauxqsServer
beforeAll(async () => {
  s3 = await startFauxqs({ port: 0, logger: false })
  s3.createBucket('quartier')
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const isMissing = /ENOENT|NoSuchKey|does not exist/

const stores: [string, () => FileStore][] = [
  ['disk', () => createDiskStore(diskFolder)],
  [
    'S3',
    () =>
      createS3Store({
        endpoint: s3.address,
        bucket: 'quartier',
        accessKey: 'test',
        secretKey: 'test',
        region: 'us-east-1',
      }),
  ],
]

/** Longer than one chunk of a streamed upload, and ends in the middle of a chunk. */
const large = randomBytes(10 * 1024 * 1024 + 77)

/** Fails after some data, like a lost connection. */
const broken = () =>
  Readable.from(
    (async function* () {
      yield Buffer.alloc(70_000, 1)
      await Promise.resolve()
      throw new Error('connection lost')
    })(),
  )

describe.each(stores)('files on %s', (name, open) => {
  const key = (last: string) => `0199/${name}-${last}`

  it('come back as they were put, from a stream or whole', async () => {
    const store = open()
    const content = Buffer.from('Grüezi\u0000\u00ff'.repeat(40_000))
    await store.put(key('whole'), content)
    await store.put(key('stream'), Readable.from([content.subarray(0, 9), content.subarray(9)]))
    expect((await buffer(await store.get(key('whole')))).equals(content)).toBe(true)
    expect((await buffer(await store.get(key('stream')))).equals(content)).toBe(true)
  })

  it('of many megabytes come back byte for byte', async () => {
    const store = open()
    await store.put(key('large-stream'), Readable.from(inChunks(large)))
    await store.put(key('large-whole'), large)
    for (const which of ['large-stream', 'large-whole']) {
      expect((await buffer(await store.get(key(which)))).equals(large)).toBe(true)
    }
  })

  it('are found or not, without failing', async () => {
    const store = open()
    await store.put(key('found'), Buffer.from('x'))
    const found = await store.find(key('found'))
    expect(found && (await buffer(found)).toString()).toBe('x')
    expect(await store.find(key('never'))).toBeNull()
  })

  it('are not there when the upload broke, and an older one stays whole', async () => {
    const store = open()
    await expect(store.put(key('broken'), broken())).rejects.toThrow('connection lost')
    await expect(store.get(key('broken'))).rejects.toThrow(isMissing)
    await store.put(key('kept'), Buffer.from('older'))
    await expect(store.put(key('kept'), broken())).rejects.toThrow('connection lost')
    expect((await buffer(await store.get(key('kept')))).toString()).toBe('older')
  })

  it('are gone when they were removed, and removing twice does nothing', async () => {
    const store = open()
    await store.put(key('removed'), Buffer.from('x'))
    await store.remove(key('removed'))
    await store.remove(key('removed'))
    await expect(store.get(key('removed'))).rejects.toThrow(isMissing)
  })
})

function* inChunks(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536)
}

describe('the disk', () => {
  it('keeps no halves', () => {
    expect(readdirSync(join(diskFolder, 'files', '0199')).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
