// Writes the archive as a stream: no file is in memory as a whole, and the store shows it only when it is complete.

import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Services } from '#platform/server/context.ts'
import { spreadsheetOf } from '#platform/server/documents/spreadsheet.ts'
import type { ArchiveContent } from './archive-content.ts'

/** In the form that `sha256sum -c` reads. */
const sumsName = 'SHA256SUMS.txt'

export async function writeArchive(
  { files: store }: Pick<Services, 'files'>,
  key: string,
  { sheets, files, indexName, madeAt }: ArchiveContent,
): Promise<{ sha256: Buffer; size: number }> {
  const index = await buffer(spreadsheetOf(sheets))
  const sums = [
    `${createHash('sha256').update(index).digest('hex')}  ${indexName}`,
    ...files.map(({ sha256, path }) => `${sha256}  ${path}`),
  ]
  const zip = new ZipFile()
  const hash = createHash('sha256')
  let size = 0
  const output = new PassThrough()
  zip.outputStream.on('data', (chunk: Buffer) => {
    hash.update(chunk)
    size += chunk.length
  })
  zip.outputStream.pipe(output)
  zip.addBuffer(index, indexName, { mtime: madeAt, compress: false })
  zip.addBuffer(Buffer.from(`${sums.join('\n')}\n`), sumsName, { mtime: madeAt })
  for (const { path, storageKey } of files) {
    zip.addReadStreamLazy(path, { mtime: madeAt, compress: false }, (take) => {
      store.get(storageKey).then(
        (content) => take(null, content),
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      )
    })
  }
  zip.end()
  await store.put(key, output)
  return { sha256: hash.digest(), size }
}
