// The watermark with person and time on PDFs and pictures. Drawn in worker threads, after the transaction of the call.

import { buffer } from 'node:stream/consumers'
import { dayOf, swissDate } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { documentCopyOf } from '#platform/server/files/document-copy.ts'
import { stampPdf, stampPicture } from '#platform/server/documents/stamps.ts'
import type { ServedFile } from '#platform/server/http/file-route.ts'

interface Original {
  name: string
  contentType: string
  storageKey: string
}

export function withWatermark(ctx: Context, { name, contentType, storageKey }: Original, reader: string): ServedFile {
  const time = `${swissDate(dayOf(ctx.now))}, ${timeOf(ctx.now)}`
  const words = ctx.t('document_room_watermark', { name: reader, time })
  const { services } = ctx
  if (contentType === 'application/pdf') {
    return {
      name,
      contentType,
      content: async () => stamped(await stampPdf(services, await buffer(await services.files.get(storageKey)), words)),
    }
  }
  return {
    name: `${name.replace(/\.[^.]+$/, '')}.jpg`,
    contentType: 'image/jpeg',
    content: async () => {
      // Upright, without the place where it was taken.
      const copy = await documentCopyOf(services, { storageKey, contentType })
      return stamped(copy && (await stampPicture(services, copy, words)))
    },
  }
}

/** A file that cannot be stamped is never served without its watermark. */
function stamped(content: Buffer | null): Buffer {
  if (!content) throw new AppError('document_room_no_watermark', { status: 422 })
  return content
}
