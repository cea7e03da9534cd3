// Pages for investors: the teaser for everybody, memorandum and pitch for those admitted.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, instant } from '#platform/contract/fields.ts'
import { propertyUses, transactionTypes } from '../rules/project-choices.ts'
import { contactPerson } from './project-data.ts'
import { figure } from './project.ts'

const slugParam = z.object({ slug: z.string().max(40) })

/** Fields of the anonymous page. Nothing of it names title, address, parcel, owner or files. */
export const teaser = z.object({
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  highlights: z.array(z.string()),
  city: z.string(),
  canton: z.string().nullable(),
  /** Center of the town, around which the page draws a circle. */
  circle: z.object({ center: z.tuple([z.number(), z.number()]), meters: z.number() }).nullable(),
  transactionType: z.enum(transactionTypes),
  propertyUses: z.array(z.enum(propertyUses)),
  /** Francs; null if the page names only the class. */
  price: z.number().nullable(),
  volumeClass: z.string().nullable(),
  keyFigures: z.array(figure.pick({ key: true, value: true, kind: true })),
  apartments: z.number().nullable(),
  constructionYear: z.number().nullable(),
  nboDate: day.nullable(),
  boDate: day.nullable(),
  isReserved: z.boolean(),
  /** Number of pictures, at most three. */
  pictures: z.number(),
  contact: contactPerson.nullable(),
})
export type Teaser = z.infer<typeof teaser>

export const getProjectTeaser = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:id/project-teaser',
  summary: 'The anonymous teaser of a published project, by its slug; 404 for all others.',
  params: z.object({ id: z.string().max(40) }),
  response: teaser,
})

export const getTeaserPicture = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:id/project-teaser/pictures/:place',
  summary: 'A picture of the teaser by its place from 1 to 3, without its name and without the data of the camera.',
  params: z.object({ id: z.string().max(40), place: z.coerce.number().int().min(1).max(3) }),
  query: z.object({ size: z.enum(['web', 'thumb']).optional() }),
  response: z.unknown(),
})

const picture = z.object({ id: z.string(), alt: z.string() })

export const memorandum = z.object({
  slug: z.string(),
  title: z.string(),
  referenceNumber: z.string(),
  address: z.string(),
  city: z.string(),
  canton: z.string().nullable(),
  summary: z.string(),
  highlights: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  keyFigures: z.array(figure),
  keyDates: z.array(z.object({ key: z.string(), day })),
  texts: z.array(z.object({ key: z.string(), text: z.string() })),
  criteria: z.array(z.string()),
  pictures: z.array(picture),
  files: z.array(z.object({ id: z.string(), name: z.string() })),
  contacts: z.array(contactPerson),
  /** Printed on each page of the PDF. */
  reader: z.object({ name: z.string(), at: instant }),
})
export type Memorandum = z.infer<typeof memorandum>

export const getMemorandumPage = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:slug/memorandum-page',
  summary: 'The whole memorandum, for admitted investors and for colleagues; 403 without a signed agreement.',
  params: slugParam,
  response: memorandum,
})

export const getMemorandumPagePitch = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:slug/memorandum-page-pitch',
  summary: 'The memorandum in short, for a presentation: without documents and long texts.',
  params: slugParam,
  response: memorandum.omit({ files: true, criteria: true }),
})
export type Pitch = z.infer<(typeof getMemorandumPagePitch)['response']>

export const openMemorandum = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/:slug/memorandum-opened',
  summary: 'Records that an investor has opened the memorandum or the pitch.',
  params: slugParam,
  body: z.object({ page: z.enum(['memorandum', 'pitch']) }),
  response: z.object({}),
})

export const printMemorandum = endpoint({
  method: 'POST',
  path: '/api/v1/b2b/objects/:slug/memorandum-pdf',
  summary: 'The memorandum as PDF, with name and time of the reader on each page.',
  params: slugParam,
  response: z.unknown(),
})

export const getMemorandumFile = endpoint({
  method: 'GET',
  path: '/api/v1/b2b/objects/:slug/memorandum-file/:file',
  summary: 'A picture or document of the memorandum, for those who may read it.',
  params: z.object({ slug: z.string().max(40), file: z.uuid() }),
  query: z.object({ size: z.enum(['web', 'thumb']).optional() }),
  response: z.unknown(),
})
