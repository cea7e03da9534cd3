// Flyers and business cards: the public data of an object, as selected in the settings, and the target of the code.

import { and, desc, eq } from 'drizzle-orm'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { drawPages, type Paper, type Reading } from '#platform/server/documents/drawn-pages.ts'
import { type ServedFile, fileHandler } from '#platform/server/http/file-route.ts'
import {
  cardSettings,
  flyerSettings,
  type CardSettings,
  type FlyerSettings,
} from '#areas/project-settings/rules/posting-settings.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { AppError } from '#platform/server/app-error.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { languages as allLanguages } from '#platform/rules/project-type.ts'
import type { postingKinds } from '../../contract/posting.ts'
import { drawCards } from './posting-cards.ts'
import { beginSheet, drawFlyer } from './posting-flyer.ts'
import { picturesFor, planFor } from './posting-pictures.ts'
import type { Poster } from './poster.ts'
import { posterOf, senderOf } from './poster-of.ts'
import { findObject } from '../details/object-row.ts'
import { publicTerms } from './public-terms.ts'
import type { PublicTerms } from '../../rules/public-pages/public-object.ts'
import { propertyObject } from '../tables.ts'
import * as preview from '#areas/project-settings/contract/posting-preview.ts'
import * as contract from '../../contract/posting.ts'

type Look = { type: 'flyer'; settings: FlyerSettings } | { type: 'card'; settings: CardSettings }

export const generatePosting = fileHandler(
  contract.generatePosting,
  { permission: 'object_read' },
  async (ctx, { body }) => {
    return servePosting(ctx, body.targets, body.type)
  },
)

export async function servePosting(
  ctx: StaffContext,
  ids: readonly string[],
  type: (typeof postingKinds)[number],
): Promise<ServedFile> {
  const look: Look =
    type === 'flyer'
      ? { type, settings: await readSetting(ctx, 'flyer', flyerSettings) }
      : { type, settings: await readSetting(ctx, 'business_card', cardSettings) }
  return print(ctx, ids, look)
}

export const previewPosting = fileHandler(preview.previewPosting, { permission: 'admin' }, async (ctx, { body }) => {
  return print(ctx, [await findSample(ctx)], body)
})

/** A published flat if there is one, otherwise any flat. */
async function findSample(ctx: Context): Promise<string> {
  const [sample] = await ctx.db
    .select({ id: propertyObject.id })
    .from(propertyObject)
    .where(and(eq(propertyObject.workspaceId, ctx.workspace.id), eq(propertyObject.kind, 'apartment')))
    .orderBy(desc(propertyObject.isPublished), desc(propertyObject.id))
    .limit(1)
  if (!sample) throw new AppError('objects_posting_no_sample')
  return sample.id
}

async function print(ctx: StaffContext, ids: readonly string[], look: Look): Promise<ServedFile> {
  const name = ctx.t(`objects_posting_${look.type}`)
  const tongues = inTheirLanguages(ctx, look.settings.languages)
  const cover = { title: name, language: tongues[0]?.language ?? ctx.language, author: ctx.workspace.name }
  const terms = await publicTerms(ctx)
  const content = await drawPages(cover, async (paper, begin) => {
    for (const tongue of tongues) {
      await draw(tongue, paper, { ids, look, terms, begin: () => begin({ language: tongue.language }) })
    }
  })
  return { name: `${name}.pdf`, contentType: 'application/pdf', content, size: content.length }
}

function inTheirLanguages(ctx: StaffContext, wanted: FlyerSettings['languages']): StaffContext[] {
  if (wanted === 'asking') return [ctx]
  const spoken = wanted === 'both' ? allLanguages : [wanted]
  return spoken.map((language) => ({ ...ctx, language, t: translatorFor(language, ctx.workspace.projectType) }))
}

interface Task {
  ids: readonly string[]
  look: Look
  terms: PublicTerms
  begin: () => Reading
}

async function draw(ctx: StaffContext, paper: Paper, { ids, look, terms, begin }: Task): Promise<void> {
  const sender = await senderOf(ctx, look.settings)
  const posters: Poster[] = []
  for (const id of new Set(ids)) {
    const housed = await findObject(ctx, id)
    const poster = await posterOf(ctx, housed, { sender, facts: look.settings.facts, terms })
    if (look.type === 'card') {
      posters.push(poster)
      continue
    }
    const { showsText, showsFeatures, showsPlan, pictures, paper: size } = look.settings
    const shown = { ...poster, ...(!showsText && { text: '' }), ...(!showsFeatures && { features: [] }) }
    const plan = showsPlan ? await planFor(ctx, housed) : null
    const sheet = { pictures: await picturesFor(ctx, housed, pictures), plan, size }
    beginSheet(paper, size)
    drawFlyer(begin(), shown, sheet)
  }
  if (look.type === 'card') drawCards(paper, posters, begin)
}
