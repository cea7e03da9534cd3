// Reads bank files. Runs in worker threads only and is called through `kept-entries.ts`.

import type { MessagePort } from 'node:worker_threads'
import { unpackXml } from '../documents/unpack-zip.ts'
import { contentsFrom } from '../workers/fed-task.ts'
import { mostEntries, type CamtDocument, type CamtProblem } from './camt-entry.ts'
import { readCamt } from './read-camt.ts'

/** Bytes of all parts of a zip together. */
const mostUnpacked = 150 * 1024 * 1024

/** `kept` contains a line per document. */
export type Read = CamtProblem | { kept: Uint8Array }

const zipBeginning = Buffer.from([0x50, 0x4b, 0x03, 0x04])

export async function readBankFile({ file }: { file: MessagePort }): Promise<Read> {
  const content = Buffer.concat(await Array.fromAsync(contentsFrom(file)))
  const parts = partsOf(content)
  if ('problem' in parts) return parts
  const documents = readAll(parts)
  if ('problem' in documents) return documents
  return { kept: new TextEncoder().encode(documents.map((one) => JSON.stringify(one)).join('\n')) }
}

function partsOf(content: Buffer): Buffer[] | CamtProblem {
  if (!content.subarray(0, 4).equals(zipBeginning)) return [content]
  const unpacked = unpackXml(content, mostUnpacked)
  if ('problem' in unpacked) {
    return { problem: unpacked.problem === 'too-large' ? 'too-large' : 'not-readable-zip' }
  }
  // Copies of macOS.
  const parts = [...unpacked.parts].filter(([name]) => !name.startsWith('__MACOSX/')).map(([, part]) => part)
  return parts.length === 0 ? { problem: 'empty-zip' } : parts
}

/** One broken part refuses the whole zip, so that nothing is booked by halves. */
function readAll(parts: readonly Buffer[]): CamtDocument[] | CamtProblem {
  const documents: CamtDocument[] = []
  let left = mostEntries
  for (const part of parts) {
    const read = readCamt(part, left)
    if ('problem' in read) return read
    left -= read.entries.length
    documents.push(read)
  }
  return documents
}
