// Document rooms: what a person may see of one, and creating, changing, closing and deleting it.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, instant, line, version } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'
import { roomOwnerKinds } from '../rules/room-address.ts'
import { roomStates } from '../rules/room-access.ts'
import { roomRights } from '../rules/room-right.ts'
import { categoryData, newCategoryData, rights, roleChoice, titles, arrangement } from './settings.ts'

export const slugParam = z.object({ slug: z.string().max(64) })
export const categoryParams = slugParam.extend({ categoryId: id })

const availability = z.object({ allowed: z.boolean(), reason: z.string().nullable() })

const categoryView = titles.extend({
  id,
  parent_id: id.nullable(),
  index: z.string(),
  level: z.number(),
  /** In the language of the viewer. */
  title: z.string(),
  /** Right of the viewer, or of the role that staff look as. */
  right: z.enum(roomRights),
  /** By role; empty for guests. */
  rights,
  /** Reason in words why staff cannot delete it; null if they can. */
  locked: z.string().nullable(),
  version,
})
export type RoomCategoryView = z.infer<typeof categoryView>

const fileView = z.object({
  id,
  category_id: id,
  /** Index number of the category and place within it: `1.2 – 3` is written `1.2.3`. */
  index: z.string(),
  name: z.string(),
  content_type: z.string(),
  size: z.number(),
  content_version: z.number(),
  uploaded_by: z.string(),
  uploaded_at: instant,
  is_waiting: z.boolean(),
  is_new: z.boolean(),
  can_preview: availability,
  can_download: availability,
  version,
})
export type RoomFileView = z.infer<typeof fileView>

const termsView = z.object({ version: z.number(), text: z.string() })

const roomView = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(roomStates),
  closes_on: day.nullable(),
  ends_when_sold: z.boolean(),
  version,
  /** Reason in words why no guest has access; null while the room is open. */
  ended: z.string().nullable(),
  archive: z.object({ size: z.number(), sha256: z.string(), frozen_at: instant }).nullable(),
  owner: z.object({ kind: z.enum(roomOwnerKinds), title: z.string(), path: z.string() }),
  terms: termsView.nullable(),
  /** Both languages, for staff who edit them. */
  terms_texts: z.object({ text_de: z.string(), text_fr: z.string() }).nullable(),
})

const viewer = z.object({
  is_staff: z.boolean(),
  can_write: z.boolean(),
  name: z.string(),
  role: z.string().nullable(),
  wants_digest: z.boolean(),
  must_accept_terms: z.boolean(),
  last_visit_at: instant.nullable(),
})

const roomAnswer = z.object({
  room: roomView,
  viewer,
  /** Roles that staff may look as and give; empty for guests. */
  roles: z.array(roleChoice),
  categories: z.array(categoryView),
  files: z.array(fileView),
})
export type DocumentRoomAnswer = z.infer<typeof roomAnswer>

export const getDocumentRoom = endpoint({
  method: 'GET',
  path: '/api/v1/dms/:slug',
  summary:
    'A document room as this person sees it: categories and files by the rights of their role. Staff see all, or as a role with view_as.',
  params: slugParam,
  query: z.object({ view_as: id.optional() }),
  response: roomAnswer,
})

export const getRoomOfRecord = endpoint({
  method: 'GET',
  path: '/api/v1/dms/of/:ownerKind/:ownerId',
  summary: 'The document room of an object or a project with its numbers; null if it has none.',
  params: z.object({ ownerKind: z.enum(roomOwnerKinds), ownerId: id }),
  response: z.object({
    can_write: z.boolean(),
    /** Title that a new room begins with. */
    title: z.string(),
    room: z
      .object({
        slug: z.string(),
        title: z.string(),
        state: z.enum(roomStates),
        ended: z.string().nullable(),
        files: z.number(),
        waiting: z.number(),
        guests: z.number(),
        last_access_at: instant.nullable(),
      })
      .nullable(),
  }),
})

export const createDocumentRoom = endpoint({
  method: 'POST',
  path: '/api/v1/dms/create',
  summary: 'Creates the document room of an object or a project, with the standard categories unless it begins empty.',
  body: z.object({
    owner_kind: z.enum(roomOwnerKinds),
    owner_id: id,
    title: line(200),
    with_standard_categories: z.boolean().default(true),
  }),
  response: done.extend({ slug: z.string() }),
})

const termsText = z.string().trim().max(20_000, 'general_text_too_long')

export const changeDocumentRoom = endpoint({
  method: 'PATCH',
  path: '/api/v1/dms/:slug',
  summary:
    'Changes title, last day and conditions. A changed text of the conditions is a new version, which guests accept anew.',
  params: slugParam,
  body: z.object({
    version,
    title: line(200),
    closes_on: day.nullable(),
    ends_when_sold: z.boolean(),
    terms_de: termsText,
    terms_fr: termsText,
  }),
  response: done,
})

export const closeDocumentRoom = endpoint({
  method: 'POST',
  path: '/api/v1/dms/:slug/close',
  summary: 'Closes the room to guests at once, or opens it again.',
  params: slugParam,
  body: z.object({ version, is_closed: z.boolean() }),
  response: done,
})

export const deleteDocumentRoom = endpoint({
  method: 'DELETE',
  path: '/api/v2/dms/:slug/delete',
  summary: 'Deletes the room with all files, guests and its log. Contents are removed after the commit.',
  params: slugParam,
  response: done,
})

export const enterDocumentRoom = endpoint({
  method: 'POST',
  path: '/api/v1/dms/:slug/enter',
  summary: 'Records the visit of a guest: files released since the visit before are new. Does nothing for staff.',
  params: slugParam,
  response: done,
})

export const acceptRoomTerms = endpoint({
  method: 'POST',
  path: '/api/v1/dms/:slug/terms',
  summary: 'A guest accepts the conditions in this version; refused if a newer one applies.',
  params: slugParam,
  body: z.object({ version: z.int().min(1) }),
  response: done,
})

export const chooseRoomDigest = endpoint({
  method: 'POST',
  path: '/api/v1/dms/:slug/digest',
  summary: 'A guest turns the daily mail about new files on or off.',
  params: slugParam,
  body: z.object({ wants_digest: z.boolean() }),
  response: done,
})

export const createRoomCategory = endpoint({
  method: 'POST',
  path: '/api/v1/dms/:slug/categories',
  summary: 'Adds a category to the room, at the end of its parent.',
  params: slugParam,
  body: newCategoryData,
  response: done.extend({ id }),
})

export const changeRoomCategory = endpoint({
  method: 'PATCH',
  path: '/api/v1/dms/:slug/categories/:categoryId',
  summary: 'Renames a category or changes its rights, which apply at once.',
  params: categoryParams,
  body: categoryData.extend({ version }),
  response: done,
})

export const deleteRoomCategory = endpoint({
  method: 'DELETE',
  path: '/api/v1/dms/:slug/categories/:categoryId',
  summary: 'Deletes a category without files and without categories below it.',
  params: categoryParams,
  response: done,
})

export const arrangeRoomCategories = endpoint({
  method: 'PUT',
  path: '/api/v1/dms/:slug/categories',
  summary: 'Stores order and parents of all categories; refused if the list does not name exactly the stored ones.',
  params: slugParam,
  body: arrangement,
  response: done,
})
