// Receives one uploaded file: detects its type, limits its size, computes its digest and prepares pictures. No
// transaction is open meanwhile.

import { createHash } from 'node:crypto'
import { pipeline, Transform, type Readable } from 'node:stream'
import { fileTypeNames, maxFileNameLength } from '../../contract/file.ts'
import type { Services } from '../context.ts'
import { newId } from '../ids.ts'
import { AppError } from '../app-error.ts'
import { removeStoredFile } from './derived-files.ts'
import { makeDocumentCopy } from './document-copy.ts'
import { refuseLockedPdf } from './locked-pdf.ts'
import { measuredType } from './measured-type.ts'
import { isHeic } from './pictures.ts'

export interface FileRules {
  maxBytes: number
  /** Allowed content types, as detected from the first bytes. */
  types: readonly string[]
  /** Allowed types in words, if they differ from the usual names. */
  typeNames?: string
  /** Refuses PDFs that ask for a password. */
  isToBeRead?: true
  /**
   * Expensive work before the file is saved, outside of transactions. By default, creates the document copy of
   * pictures.
   */
  prepare?: Prepare
}

/** May return a changed file or refuse it. */
type Prepare = (services: Services, file: ReceivedFile, sender: string) => Promise<ReceivedFile>

export interface ReceivedFile {
  id: string
  storageKey: string
  name: string
  contentType: string
  size: number
  sha256: Buffer
}

/** A file as it arrives, from a form or from upload chunks. */
export interface IncomingFile {
  filename: string
  /** Truncated if the content exceeds the size limit. */
  file: Readable & { truncated?: boolean }
}

/** Bytes needed to detect every accepted file type. */
export const sniffed = 4100

export async function receiveFile(
  services: Services,
  part: IncomingFile,
  rules: FileRules & { workspaceId: string; sender: string },
): Promise<ReceivedFile> {
  const name = keepableName(part.filename)
  const id = newId()
  const storageKey = `${rules.workspaceId}/${id}`
  const measured = measure(part.file)
  try {
    await services.files.put(storageKey, measured.stream)
  } catch {
    throw new AppError('general_upload_error', { status: 422 })
  }
  try {
    const refusal = await judge(part, measured, rules)
    if (refusal) throw refusal
    const { prepare = withDocumentCopy, sender } = rules
    const contentType = await measuredType(measured.beginning())
    const file = { id, storageKey, name, contentType, size: measured.size(), sha256: measured.digest() }
    if (rules.isToBeRead) await refuseLockedPdf(services, file, sender)
    return await prepare(services, file, sender)
  } catch (error) {
    await removeStoredFile(services, storageKey)
    throw error
  }
}

async function withDocumentCopy(services: Services, file: ReceivedFile, sender: string): Promise<ReceivedFile> {
  if (file.contentType.startsWith('image/')) await makeDocumentCopy(services, file, sender)
  return file
}

/** Invisible format characters: a direction mark can make `gnp.exe` look like `exe.png`. */
const invisible = /\p{Cf}/gu

export function keepableName(filename: string): string {
  const name = filename.replaceAll(invisible, '').replaceAll(/[/\\\0]/g, '_')
  if (name.length > maxFileNameLength) throw new AppError('general_file_name_too_long', { status: 422 })
  return name
}

export const tooLarge = ({ maxBytes }: FileRules): AppError =>
  new AppError('general_file_too_large', { status: 422, values: { max: Math.floor(maxBytes / 1024 / 1024) } })

/** Checks the type by the first bytes; returns null if it is allowed. */
export async function typeRefusal(beginning: Buffer, { types, typeNames }: FileRules): Promise<AppError | null> {
  const type = await measuredType(beginning)
  if (types.includes(type)) return null
  if (isHeic(type)) return new AppError('general_heic_not_allowed', { status: 422 })
  const allowed = typeNames ?? fileTypeNames(types)
  return new AppError('general_file_type_not_allowed', { status: 422, values: { allowed } })
}

async function judge(
  part: IncomingFile,
  measured: ReturnType<typeof measure>,
  rules: FileRules,
): Promise<AppError | null> {
  if (part.file.truncated) return tooLarge(rules)
  if (measured.size() === 0) return new AppError('general_file_is_empty', { status: 422 })
  return typeRefusal(measured.beginning(), rules)
}

function measure(source: Readable) {
  const hash = createHash('sha256')
  const kept: Buffer[] = []
  let size = 0
  // `pipeline` fails when the source fails, even before the first read; a plain pipe would wait forever.
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
