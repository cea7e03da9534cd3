// Stores files in any S3-compatible store (AWS, MinIO, Ceph, Swiss clouds).

import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { S3Settings } from '#app/config.ts'
import type { FileStore } from './file-store.ts'

export function createS3Store(settings: S3Settings): FileStore {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    // Not all stores other than AWS support the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const place = (key: string) => ({ Bucket: settings.bucket, Key: key })
  const get = async (key: string) => {
    const { Body } = await client.send(new GetObjectCommand(place(key)))
    if (!(Body instanceof Readable)) throw new Error(`no content under ${key}`)
    return Body
  }
  return {
    async put(key, content) {
      // S3 requires the length in advance; uploads are limited in size, so one fits in memory.
      const Body = Buffer.isBuffer(content) ? content : await buffer(content)
      await client.send(new PutObjectCommand({ ...place(key), Body }))
    },
    get,
    find: (key) => get(key).catch(nullWhenMissing),
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)))
    },
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof NoSuchKey) return null
  throw error
}
