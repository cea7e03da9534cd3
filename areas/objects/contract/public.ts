// The public object list and an object's public page (domain.md §27). Field names match those of the feed.

import { z } from 'zod'
import { frameColumns, frameFilters } from '#areas/project-settings/rules/frame-settings.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { idParam } from '#platform/contract/fields.ts'
import { pagination } from '#platform/contract/table.ts'
import { languages } from '#platform/rules/project-type.ts'
import { objectKinds, publicStates, type ObjectKind } from '#areas/buildings/rules/object-state.ts'
import { publicSorts } from '../rules/public-pages/public-search.ts'
import { publicDocument } from './public-documents.ts'

/** Prices in francs, null if there is none or it is hidden; areas in square metres. */
export const publicItem = z.object({
  id: z.string(),
  title: z.string(),
  reference_number: z.string(),
  kind: z.enum(objectKinds),
  object_type: z.string(),
  rooms: z.number().nullable(),
  area: z.number().nullable(),
  floor: z.string().nullable(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  building: z.string(),
  building_id: z.string(),
  rentalgross: z.number().nullable(),
  rentalgross_net: z.number().nullable(),
  incidentals: z.number().nullable(),
  selling_price: z.number().nullable(),
  move_in_date: z.string().nullable(),
  object_state: z.enum(publicStates),
  object_state_text: z.string(),
  /** URL of the drawn plan on this host; `?scheme=dark` for the dark version. */
  layout_plan: z.string().nullable(),
  /** URL of the object's first public image in web size; `?size=thumb` for a small one. */
  photo: z.string().nullable(),
  /** URL of the building's first public image. */
  house_photo: z.string().nullable(),
  /** The first available of these two, otherwise the drawn front of the building. */
  image: z.string(),
  /** URL of the form for this object; null if applications are not possible. */
  application_form: z.string().nullable(),
  /** Translated reason why a free object accepts no more applications; null while it does. */
  application_closed: z.string().nullable(),
  updated_at: z.string(),
})
export type PublicItem = z.infer<typeof publicItem>

export const publicListQuery = z.object({
  currentPage: z.coerce.number().int().min(1).max(10_000).default(1),
  rowsPerPage: z.coerce.number().int().min(1).max(100).default(24),
  kind: z.enum(objectKinds).optional(),
  city: z.string().max(100).optional(),
  minRooms: z.coerce.number().min(0).max(30).optional(),
  /** In square metres. */
  minArea: z.coerce.number().min(0).max(1_000_000).optional(),
  maxPrice: z.coerce.number().min(0).max(1_000_000_000).optional(),
  onlyFree: z.enum(['true', 'false']).default('false'),
  sort: z.enum(publicSorts).optional(),
  /** Returns only these objects, for the wish list. */
  ids: z
    .string()
    .max(400)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.uuid()).max(10))
    .optional(),
})

export const listPublicObjects = endpoint({
  method: 'GET',
  path: '/api/v1/objects/iframe-object-list',
  summary: 'The objects that the public may see, free ones first, 24 to a page, with the prices it may know.',
  query: publicListQuery,
  response: z.object({ items: z.array(publicItem), pagination }),
})
export type PublicListQuery = z.input<typeof publicListQuery>

/** Query of the public list without any filter. */
export const firstPageOf = (kind: ObjectKind) => ({ currentPage: 1, rowsPerPage: 24, kind, sort: 'price' as const })

export const getPublicListInit = endpoint({
  method: 'GET',
  path: '/api/v1/objects/iframe-object-list/init',
  summary: 'What the public list can be narrowed by, and how long a wish list may be.',
  response: z.object({
    siteTitle: z.string(),
    languages: z.array(z.enum(languages)),
    canApply: z.boolean(),
    maxWishes: z.number(),
    /** In the usual order; `isForSale` is true if all objects of a kind have a price instead of a rent. */
    kinds: z.array(
      z.object({ value: z.enum(objectKinds), displayName: z.string(), count: z.number(), isForSale: z.boolean() }),
    ),
    cities: z.array(z.string()),
    rooms: z.array(z.number()),
    /** Columns and filters of the list inside other websites (settings of the frame). */
    frame: z.object({ columns: z.array(z.enum(frameColumns)), filters: z.array(z.enum(frameFilters)) }),
    contact: z.object({ person: z.string(), phone: z.string(), email: z.string() }),
  }),
})

/** Known facts about one topic. */
const publicFactGroup = z.object({
  key: z.string(),
  title: z.string(),
  items: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** `money` in francs, `area` in square metres, `day` as YYYY-MM-DD, `link` a web URL. */
      as: z.enum(['words', 'number', 'area', 'money', 'day', 'link']),
      value: z.union([z.string(), z.number()]),
    }),
  ),
})
export type PublicFactGroup = z.infer<typeof publicFactGroup>

export const getPublicObject = endpoint({
  method: 'GET',
  path: '/api/v1/public-objects/:id',
  summary: 'An object as the public may see it; 404 for one it may not.',
  params: idParam,
  response: publicItem.extend({
    tender_title: z.string().nullable(),
    tender_notice: z.string().nullable(),
    balcony_area: z.number().nullable(),
    year_of_construction: z.number().nullable(),
    /** Yes, no, or null if unknown. */
    has_lift: z.boolean().nullable(),
    deposit: z.number().nullable(),
    object_features: z.array(z.string()),
    allows_dogs: z.boolean().nullable(),
    allows_cats: z.boolean().nullable(),
    subsidized: z.boolean().nullable(),
    min_occupancy: z.number().nullable(),
    max_occupancy: z.number().nullable(),
    images: z.array(z.object({ url: z.string(), name: z.string() })),
    house_images: z.array(z.object({ url: z.string(), name: z.string() })),
    /** Public plans and documents, ordered by document type. */
    documents: z.array(publicDocument),
    /** All known public facts in the reader's language; prices only where the list shows them. */
    fact_groups: z.array(publicFactGroup),
    contact_person: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  }),
})
