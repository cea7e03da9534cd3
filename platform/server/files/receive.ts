// One uploaded file on its way in: the name is kept, the type is measured, the size is limited, the digest is taken.

import { fileTypeFromBuffer } from 'file-type'
import { createHash } from 'node:crypto'
import { pipeline, Transform, type Readable } from 'node:stream'
import { maxFileNameLength } from '../../contract/file.ts'
import type { House } from '../context.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusal.ts'

export interface FileRules {
  maxBytes: number
  /** Content types, as measured from the first bytes. */
  types: readonly string[]
}

export interface ReceivedFile {
  id: string
  storageKey: string
  name: string
  contentType: string
  size: number
  sha256: Buffer
}

/** As it comes: of a form, or of pieces. */
export interface IncomingFile {
  filename: string
  /** Truncated where more came than may. */
  file: Readable & { truncated?: boolean }
}

/** Enough of the beginning to tell the type of every kind of file we take. */
export const sniffed = 4100

export async function receiveFile(
  house: House,
  part: IncomingFile,
  rules: FileRules & { workspaceId: string },
): Promise<ReceivedFile> {
  const name = keepableName(part.filename)
  const id = newId()
  const storageKey = `${rules.workspaceId}/${id}`
  const measured = measure(part.file)
  try {
    await house.files.put(storageKey, measured.stream)
  } catch {
    throw new Refusal('general_upload_error', { status: 422 })
  }
  const refusal = await judge(part, measured, rules)
  if (refusal) {
    await house.files.remove(storageKey)
    throw refusal
  }
  return {
    id,
    storageKey,
    name,
    contentType: await typeOf(measured.beginning()),
    size: measured.size(),
    sha256: measured.digest(),
  }
}

export function keepableName(filename: string): string {
  const name = filename.replaceAll(/[/\\\0]/g, '_')
  if (name.length > maxFileNameLength) throw new Refusal('general_file_name_too_long', { status: 422 })
  return name
}

export const tooLarge = ({ maxBytes }: FileRules): Refusal =>
  new Refusal('general_file_too_large', { status: 422, values: { max: Math.floor(maxBytes / 1024 / 1024) } })

/** By the beginning of the content. */
export async function typeRefusal(beginning: Buffer, { types }: FileRules): Promise<Refusal | null> {
  const isAllowed = types.includes(await typeOf(beginning))
  return isAllowed ? null : new Refusal('general_file_type_not_allowed', { status: 422 })
}

async function judge(
  part: IncomingFile,
  measured: ReturnType<typeof measure>,
  rules: FileRules,
): Promise<Refusal | null> {
  if (part.file.truncated) return tooLarge(rules)
  if (measured.size() === 0) return new Refusal('general_file_is_empty', { status: 422 })
  return typeRefusal(measured.beginning(), rules)
}

const typeOf = async (beginning: Buffer): Promise<string> =>
  (await fileTypeFromBuffer(beginning))?.mime ?? 'application/octet-stream'

function measure(source: Readable) {
  const hash = createHash('sha256')
  const kept: Buffer[] = []
  let size = 0
  // The copy fails with its source, also with one that broke before anybody read it: piped by hand it would wait forever.
  const stream = pipeline(
    source,
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (size < sniffed) kept.push(chunk)
        size += chunk.length
        hash.update(chunk)
        done(null, chunk)
      },
    }),
    () => {},
  )
  let digest: Buffer | null = null
  return {
    stream,
    size: () => size,
    beginning: () => Buffer.concat(kept).subarray(0, sniffed),
    digest: () => (digest ??= hash.digest()),
  }
}
