// The public teaser of a project by its slug, and its pictures by their place.

import { serveOpen } from '#areas/files/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { publicFileHandler } from '#platform/server/http/file-route.ts'
import { publicHandler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/public.ts'
import { fileRowsOf, picturesAmong } from './project-files.ts'
import { lookProjectBySlug, type ProjectRow } from './project-row.ts'
import { publicationsOf } from './publications.ts'
import { teaserOf, teaserPictures } from './teaser-view.ts'

export const getProjectTeaser = publicHandler(contract.getProjectTeaser, {}, async (ctx, { params }) => {
  const row = await findShown(ctx, params.id)
  const pictures = picturesAmong(await fileRowsOf(ctx, row.id)).length
  return teaserOf(row, { language: ctx.language, pictures })
})

export const getTeaserPicture = publicFileHandler(contract.getTeaserPicture, async (ctx, { params, query }) => {
  const row = await findShown(ctx, params.id)
  const picture = picturesAmong(await fileRowsOf(ctx, row.id)).slice(0, teaserPictures)[params.place - 1]
  if (!picture) throw notFound('files_not_found')
  // The name of the upload may contain the address.
  return { ...(await serveOpen(ctx, picture, query.size)), name: `${params.place}.webp` }
})

async function findShown(ctx: Context, slug: string): Promise<ProjectRow> {
  const row = await lookProjectBySlug(ctx, slug)
  const shown = row && (await publicationsOf(ctx, row.id)).some(({ key, isShown }) => key === 'teaser' && isShown)
  if (!shown) throw notFound('projects_teaser_not_found')
  return row
}
