// Content of the project website: title and description for search engines, and blocks in their order. Every text
// exists in German and French.

import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { tableColumns } from '#areas/objects/rules/public-pages/table-columns.ts'
import { z } from 'zod'
import { isHarmless } from './links.ts'

/** Most entries of a list. */
export const mostEntries = { pictures: 20, facts: 30, documents: 30, questions: 40 } as const

const tooLong = 'general_text_too_long'
const wrong = { error: 'general_value_not_valid' }

const textUpTo = (max: number) => z.strictObject({ de: z.string().max(max, tooLong), fr: z.string().max(max, tooLong) })
const shortText = textUpTo(200)
const longText = textUpTo(1000)
/** HTML of the rich text editor, cleaned by the server. */
const richText = textUpTo(20_000)
export type Words = z.infer<typeof shortText>

const picture = z.strictObject({ fileId: z.uuid(wrong), alt: shortText })
export type Picture = z.infer<typeof picture>

/** Refuses `javascript:` and the like at once; an unfinished address may stay in a draft, but is not published. */
const address = z.string().trim().max(500, tooLong).refine(isHarmless, { error: 'website_address_refused' })
const colour = z
  .string()
  .regex(/^$|^#[0-9a-f]{6}$/i, wrong.error)
  .default('')

/** `id` is also the anchor of the block on the page. */
const shared = {
  id: z
    .string()
    .regex(/^[a-z]+(?:-[a-z0-9]+)*$/, wrong.error)
    .max(60),
  title: shortText,
  isHidden: z.boolean(),
  /** True if the menu of the page links to it. */
  isInMenu: z.boolean(),
}

export const block = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    kind: z.literal('opening'),
    claim: longText,
    picture: picture.nullable(),
    badge: shortText,
    /** #rrggbb; empty for the colours of the public pages. */
    background: colour,
    /** Empty for black or white, whichever is more readable on the background. */
    ink: colour,
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('carousel'),
    pictures: z.array(picture).max(mostEntries.pictures, wrong.error),
  }),
  z.strictObject({ ...shared, kind: z.literal('text'), text: richText }),
  z.strictObject({
    ...shared,
    kind: z.literal('picture-text'),
    text: richText,
    picture: picture.nullable(),
    side: z.enum(['left', 'right']),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('facts'),
    facts: z.array(z.strictObject({ label: shortText, value: longText })).max(mostEntries.facts, wrong.error),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('objects'),
    lead: longText,
    kinds: z.array(z.enum(objectKinds, wrong)).max(objectKinds.length, wrong.error),
    columns: z.array(z.enum(tableColumns, wrong)).max(tableColumns.length, wrong.error),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('location'),
    /** Postal address, one line each. */
    address: longText,
    text: richText,
    /** Map or aerial view. */
    picture: picture.nullable(),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('documents'),
    documents: z
      .array(z.strictObject({ fileId: z.uuid(wrong), name: shortText }))
      .max(mostEntries.documents, wrong.error),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('questions'),
    questions: z
      .array(z.strictObject({ question: longText, answer: richText }))
      .max(mostEntries.questions, wrong.error),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('contact'),
    lead: longText,
    /** True for the contact of the project settings. */
    isOfProject: z.boolean(),
    person: z.string().max(120, tooLong),
    phone: z.string().max(40, tooLong),
    email: z.string().trim().max(254, tooLong),
  }),
  z.strictObject({ ...shared, kind: z.literal('call'), lead: longText, label: shortText, target: address }),
  z.strictObject({
    ...shared,
    kind: z.literal('video'),
    lead: longText,
    label: shortText,
    /** The video stays where it is; the page only links to it. */
    target: address,
    picture: picture.nullable(),
  }),
])
export type Block = z.infer<typeof block>
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>

export const mostBlocks = 60

export const pageContent = z.strictObject({
  title: shortText,
  description: longText,
  blocks: z
    .array(block)
    .max(mostBlocks, wrong.error)
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, wrong),
})
export type PageContent = z.infer<typeof pageContent>
