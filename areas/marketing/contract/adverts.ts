// Advertisements of objects: editing, the dialog for several objects, publishing and ending (spec 2 §3, §7).

import { z } from 'zod'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, email, id, idParam, instant } from '#platform/contract/fields.ts'
import { done, notice } from '#platform/contract/notify.ts'
import { targets } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'
import { advertChecks } from '../rules/advert-checks.ts'
import { advertStates, endReasons, portalStates } from '../rules/advert-state.ts'
import { messageKeys } from '../rules/advert-texts.ts'
import { platforms } from '../rules/platforms.ts'

/** Most objects that are published at once. */
export const mostAtOnce = 200

const words = z.partialRecord(z.enum(languages), z.string().max(4000, 'general_text_too_long'))
const contact = z.object({
  name: z.string().trim().min(1, 'general_field_is_required').max(120, 'general_text_too_long'),
  email,
  phone: z.string().trim().min(1, 'general_field_is_required').max(40, 'general_text_too_long'),
})

export const advertData = z.object({
  platforms: z.array(z.enum(platforms)),
  /** First and last day; null for at once and until it ends by itself. */
  availability: z
    .object({ start: day.nullable(), end: day.nullable() })
    .refine(({ start, end }) => !start || !end || start <= end, { error: 'marketing_end_before_start', path: ['end'] }),
  /** Null: the limit of the object, if it has one. */
  maxApplications: z.int().min(1).max(10_000).nullable(),
  messages: z.partialRecord(z.enum(messageKeys), words),
  settings: z.object({
    /** Null: the contact of the object. */
    contact: contact.nullable(),
    virtualTour: z.union([z.url({ protocol: /^https?$/, error: 'marketing_link_not_valid' }), z.literal('')]),
    isPriceOnRequest: z.boolean(),
  }),
})
export type AdvertData = z.infer<typeof advertData>

const check = z.object({ key: z.enum(advertChecks), title: z.string(), isBlocking: z.boolean(), isMet: z.boolean() })
export const checklist = z.object({ score: z.number(), checks: z.array(check) })

const platformView = z.object({
  key: z.enum(platforms),
  displayName: z.string(),
  isConnected: z.boolean(),
  /** Null if the advertisement never was there. */
  state: z.enum(portalStates).nullable(),
  stateTitle: z.string(),
  changedAt: instant.nullable(),
  troubles: z.array(z.string()),
})

export const advertView = z.object({
  objectId: id,
  title: z.string(),
  advertisementType: z.enum(['rent', 'sale']),
  state: z.enum(advertStates),
  stateTitle: z.string(),
  endedBecause: z.enum(endReasons).nullable(),
  endedAt: instant.nullable(),
  /** Identity at the portals; null until it is saved for the first time. */
  reference: z.string().nullable(),
  /** 0 until it is saved for the first time. */
  version: z.int().min(0),
  data: advertData,
  /** Title and text without words of its own, by language. */
  usual: z.object({ title: z.string(), text: z.string() }),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  platforms: z.array(platformView),
  checklist,
  /** Title and text as the portals show them, by language. */
  preview: z.array(
    z.object({
      language: z.enum(languages),
      title: z.string(),
      text: z.string(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      picture: z.string().nullable(),
      pictures: z.number(),
    }),
  ),
  /** Reason why it cannot be published now; empty if it can. */
  obstacles: z.array(z.string()),
  canEdit: z.boolean(),
})
export type AdvertView = z.infer<typeof advertView>

export const editAdvert = endpoint({
  method: 'GET',
  path: '/api/v2/marketing/objects/:id/edit',
  summary:
    'The advertisement of an object: its data, state at each portal, checklist with score, and how it will look; the id is the object.',
  params: idParam,
  response: advertView,
})

export const saveAdvert = endpoint({
  method: 'POST',
  path: '/api/v1/marketing/ad/save',
  summary: 'Saves the advertisement of an object; a live one is sent again. A stale version is 409.',
  body: advertData.extend({ objectId: id, version: z.int().min(0) }),
  response: z.object({ version: z.int(), notify: z.array(notice).optional() }),
})

const chosen = {
  targets,
  /** List of the targets. */
  objectKind: z.enum(objectKinds, { error: 'general_value_not_valid' }).default('apartment'),
}

export const lookAtAdverts = endpoint({
  method: 'POST',
  path: '/api/v2/marketing/objects',
  summary: `The advertisements of at most ${mostAtOnce} objects with their checklists, for the dialog that publishes them; changes nothing.`,
  body: z.object(chosen),
  response: z.object({
    advertisementType: z.enum(['rent', 'sale']),
    objects: z.array(
      z.object({
        id,
        title: z.string(),
        state: z.enum(advertStates),
        stateTitle: z.string(),
        checklist,
        obstacles: z.array(z.string()),
      }),
    ),
    platforms: z.array(z.object({ key: z.enum(platforms), displayName: z.string(), isConnected: z.boolean() })),
  }),
})

export const publishAdverts = endpoint({
  method: 'POST',
  path: '/api/v1/marketing/ad/publish',
  summary:
    'Publishes the advertisements of objects, with these portals and days where they are given. What cannot be published is named with its reasons; the others go on.',
  body: z.object({
    ...chosen,
    platforms: z.array(z.enum(platforms)).min(1, 'marketing_reason_no_platform').optional(),
    availability: advertData.shape.availability.optional(),
    maxApplications: advertData.shape.maxApplications.optional(),
  }),
  response: z.object({
    published: z.number(),
    skipped: z.array(z.object({ id, title: z.string(), reasons: z.array(z.string()) })),
    notify: z.array(notice).optional(),
  }),
})
export type PublishedAdverts = z.infer<typeof publishAdverts.response>

export const deactivateAdverts = endpoint({
  method: 'POST',
  path: '/api/v1/marketing/objects/deactivate',
  summary: 'Ends the advertisements of objects and removes them from all portals.',
  body: z.object(chosen),
  response: done,
})

export const refreshAdverts = endpoint({
  method: 'POST',
  path: '/api/v1/marketing/objects/refresh',
  summary: 'Sends the live advertisements of objects again.',
  body: z.object(chosen),
  response: done,
})
