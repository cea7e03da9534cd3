// Both stores keep the same promises: the disk of the data folder, and a server that speaks S3.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'
import type { FileStore } from './file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'quartier-stores-'))
const diskFolder = join(folder, 'disk')

const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'quartier', configs: [] }],
})
let port = 0
beforeAll(async () => {
  port = (await s3.run()).port
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const isMissing = /ENOENT|NoSuchKey|does not exist/

const stores: [string, () => FileStore][] = [
  ['disk', () => createDiskStore(diskFolder)],
  [
    'S3',
    () =>
      createS3Store({
        endpoint: `http://127.0.0.1:${port}`,
        bucket: 'quartier',
        // The constants of s3rver.
        accessKey: 'S3RVER',
        secretKey: 'S3RVER',
        region: 'us-east-1',
      }),
  ],
]

/** Breaks off after a while, like a connection that is lost. */
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

describe('the disk', () => {
  it('keeps no halves', () => {
    expect(readdirSync(join(diskFolder, 'files', '0199')).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
