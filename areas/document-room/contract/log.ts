// The log of access of a document room, and its archive.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, instant, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { accessActions } from '../rules/access-actions.ts'
import { slugParam } from './room.ts'

const filters = z.object({
  guest_id: id.optional(),
  action: z.enum(accessActions).optional(),
  from: day.optional(),
  to: day.optional(),
})

const entry = z.object({
  id,
  at: instant,
  name: z.string(),
  is_guest: z.boolean(),
  action: z.enum(accessActions),
  file: z.string().nullable(),
  content_version: z.number().nullable(),
  address: z.string(),
})
export type RoomAccessView = z.infer<typeof entry>

export const listRoomAccess = endpoint({
  method: 'GET',
  path: '/api/v1/dms/:slug/log',
  summary: 'Log of access, newest first, a hundred entries a page. Guests get their own entries only.',
  params: slugParam,
  query: filters.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.object({ entries: z.array(entry), total: z.number(), page: z.number(), pages: z.number() }),
})

export const exportRoomAccess = endpoint({
  method: 'GET',
  path: '/api/v1/dms/:slug/log/export',
  summary: 'The log of access as a spreadsheet, with the same filters.',
  params: slugParam,
  query: filters,
  response: z.unknown(),
})

export const freezeDocumentRoom = endpoint({
  method: 'POST',
  path: '/api/v1/dms/:slug/freeze',
  summary: 'Closes the room for good; a job then writes the archive with index, hashes and log.',
  params: slugParam,
  body: z.object({ version }),
  response: done,
})

export const getRoomArchive = endpoint({
  method: 'GET',
  path: '/api/v1/dms/:slug/archive',
  summary: 'The archive of a frozen room as a ZIP file.',
  params: slugParam,
  response: z.unknown(),
})
