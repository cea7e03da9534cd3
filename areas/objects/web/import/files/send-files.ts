// Uploads many files with limited concurrency. Waits for a broken connection; a refused file does not stop the
// others.

import { call, CallFailed } from '#platform/web/api/call.ts'
import { persist, type Interruption } from '#platform/web/api/persist.ts'
import { t } from '#platform/web/i18n/texts.ts'
import { keepBulkFile } from '../../../contract/bulk-files.ts'
import type { FileCategory } from '../../../rules/files/file-match.ts'
import { forgetUploads, sendDocument, sendPicture } from '#areas/files/web/public.tsx'

export interface Errand {
  key: string
  file: File
  objectId: string
  category: FileCategory
}

export interface Sent {
  outcome: 'added' | 'replaced' | 'present' | 'failed'
  reason?: string
}

interface Watching {
  onProgress: (key: string, percent: number) => void
  onBreak: (key: string, interruption: Interruption | null) => void
  onSent: (key: string, sent: Sent) => void
  signal: AbortSignal
}

const atOnce = 3

export async function sendFiles(errands: readonly Errand[], watching: Watching): Promise<void> {
  const waiting = [...errands]
  // Images of one object are stored in list order, independent of which upload finishes first.
  const lastOf = new Map<string, Promise<unknown>>()
  const work = async () => {
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) {
      if (watching.signal.aborted) return
      const sending = sendOne(errand, { ...watching, before: lastOf.get(errand.objectId) })
      lastOf.set(errand.objectId, sending)
      watching.onSent(errand.key, await sending)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function sendOne(
  { key, file, objectId, category }: Errand,
  { before, signal, ...watching }: Watching & { before: Promise<unknown> | undefined },
): Promise<Sent> {
  const onBreak = (interruption: Interruption | null) => watching.onBreak(key, interruption)
  const onProgress = (percent: number) => watching.onProgress(key, percent)
  try {
    const send = category === 'image' ? sendPicture : sendDocument
    const uploaded = await send(file, { onProgress, onBreak, signal })
    await before
    const body = { fileId: uploaded.id, category }
    return await persist(() => call(keepBulkFile, { params: { id: objectId }, body }, { signal }), {
      onBreak,
      signal,
    }).catch(async (failure: unknown) => {
      await forgetUploads([uploaded])
      throw failure
    })
  } catch (failure) {
    return { outcome: 'failed', reason: reasonOf(failure, signal) }
  }
}

function reasonOf(failure: unknown, signal: AbortSignal): string {
  if (signal.aborted) return t('objects_files_stopped')
  if (!(failure instanceof CallFailed)) return t('general_upload_error')
  return failure.refusal.fields?.['fileId'] ?? failure.message
}
