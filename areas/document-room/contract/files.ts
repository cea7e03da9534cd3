// Files of a document room.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line, version } from '#platform/contract/fields.ts'
import { allowedPaperTypes, maxFileNameLength, uploadAnswer } from '#platform/contract/file.ts'
import { done } from '#platform/contract/notify.ts'
import { slugParam } from './room.ts'

export const fileParams = slugParam.extend({ fileId: id })

const office = 'application/vnd.openxmlformats-officedocument'

export const roomFileTypes: readonly string[] = [
  ...allowedPaperTypes,
  `${office}.spreadsheetml.sheet`,
  `${office}.wordprocessingml.document`,
]
export const roomFileTypeNames = 'PDF, PNG, JPG, WebP, HEIC, XLSX, DOCX'

const path = '/api/v1/dms/:slug/files'

export const uploadRoomFiles = endpoint({
  method: 'POST',
  path,
  summary: 'Adds files to a category; each is judged for itself. Those of guests wait until staff release them.',
  params: slugParam,
  query: z.object({ category_id: id }),
  response: uploadAnswer,
})

export const uploadRoomFileVersion = endpoint({
  method: 'POST',
  path: `${path}/:fileId/versions`,
  summary: 'Replaces the content of a file by a new version; earlier ones are kept.',
  params: fileParams,
  response: uploadAnswer,
})

export const changeRoomFile = endpoint({
  method: 'PATCH',
  path: `${path}/:fileId`,
  summary: 'Renames a file or moves it to another category, at its end.',
  params: fileParams,
  body: z.object({ version, name: line(maxFileNameLength), category_id: id }),
  response: done,
})

export const arrangeRoomFiles = endpoint({
  method: 'PUT',
  path,
  summary: 'Stores the order of all files of a category; refused if the list does not name exactly the stored ones.',
  params: slugParam,
  body: z.object({ category_id: id, order: z.array(id).max(2000) }),
  response: done,
})

export const releaseRoomFile = endpoint({
  method: 'POST',
  path: `${path}/:fileId/release`,
  summary: 'Releases a file of a guest, so that others see it by their rights.',
  params: fileParams,
  body: z.object({ version }),
  response: done,
})

export const deleteRoomFile = endpoint({
  method: 'DELETE',
  path: `${path}/:fileId`,
  summary: 'Deletes a file with all versions. Guests may take back their own while it waits.',
  params: fileParams,
  response: done,
})

/** A POST, because each look is written to the log of access. */
export const previewRoomFile = endpoint({
  method: 'POST',
  path: `${path}/:fileId/preview`,
  summary: 'The file to look at: PDF or picture, for guests with a watermark of person and time.',
  params: fileParams,
  query: z.object({ view_as: id.optional() }),
  response: z.unknown(),
})

export const downloadRoomFile = endpoint({
  method: 'POST',
  path: `${path}/:fileId/download`,
  summary: 'The file to keep: for guests with the right to download, PDFs and pictures with a watermark.',
  params: fileParams,
  response: z.unknown(),
})
