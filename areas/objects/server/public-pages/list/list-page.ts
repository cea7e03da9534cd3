// The public list as a page that is whole without the web app: filters are a form, pages and kinds are links.

import { readInit, readPrivacyPolicy } from '#areas/home/server/public.ts'
import { frameColumns, frameFilters } from '#areas/project-settings/rules/frame-settings.ts'
import type { Context } from '#platform/server/context.ts'
import type { Html } from '#platform/server/http/plain/html.ts'
import type { HeadTags } from '#platform/server/http/page.ts'
import { embedded, framed } from '#platform/server/http/plain/page-frame.ts'
import { pageLook } from '#platform/server/http/plain/page-look.ts'
import type { PlainPage } from '#platform/server/http/plain/plain-page.ts'
import { publicListQuery } from '../../../contract/public.ts'
import { searchIn, type PublicSearch } from '../../../rules/public-pages/public-search.ts'
import { offeredKinds } from '../../../rules/public-pages/offered-kinds.ts'
import { listPublicObjects, type PublicListInit } from '../public-list.ts'
import { listContent } from './list-content.ts'

type Words = Readonly<Record<string, string>>

interface Asked {
  init: PublicListInit
  found: PublicSearch
  query: Words
}

/** Cards and table need no web app. */
export async function plainList(ctx: Context, asked: Asked, head: HeadTags): Promise<PlainPage> {
  const { start, page, look } = await read(ctx, asked, { withObjects: true })
  const { tenant, publicPage } = start
  return { ...head, language: ctx.language, tenant, look, favicon: publicPage.favicon, plain: page() }
}

/** The drawings of the buildings need the app, which takes over from the heading and the filters. */
export async function listBeforeApp(ctx: Context, asked: Asked): Promise<{ html: Html; look: string }> {
  const { page, look } = await read(ctx, asked, { withObjects: false })
  return { html: page('window'), look }
}

async function read(ctx: Context, { init: offered, found, query }: Asked, { withObjects }: { withObjects: boolean }) {
  const start = await readInit(ctx)
  const isEmbedded = query['embed'] !== undefined
  const kinds = offered.kinds.length > 0 ? offeredKinds(ctx.t, offered.kinds, found.kind) : []
  const init = { ...offered, kinds }
  const { columns, filters } = isEmbedded ? init.frame : { columns: frameColumns, filters: frameFilters }
  const kept = Object.fromEntries(Object.entries(query).filter(([key]) => key === 'lang' || key === 'embed'))
  const list = withObjects ? await readList(ctx, found) : null
  const content = listContent(ctx, { init, found, columns, filters, kept, list })
  const { language, t } = ctx
  const privacy = await readPrivacyPolicy(ctx)
  const page = (screen?: 'window') =>
    isEmbedded
      ? embedded(content, screen)
      : framed({ init: start, language, t, search: query, privacy }, content, screen)
  return { start, look: pageLook(start, isEmbedded), page }
}

async function readList(ctx: Context, found: PublicSearch) {
  const { kind, city, minRooms, minArea, maxPrice, onlyFree, sort, page } = found
  const query = publicListQuery.parse({
    kind,
    sort,
    currentPage: page,
    onlyFree: String(onlyFree),
    ...(city && { city: city.slice(0, 100) }),
    ...(minRooms && { minRooms }),
    ...(minArea && { minArea }),
    ...(maxPrice && { maxPrice }),
  })
  return listPublicObjects.run(ctx, { params: undefined, query, body: undefined })
}

/** Without objects there is no kind to list. */
export const searchOf = (init: PublicListInit, query: Words): PublicSearch =>
  searchIn(query, init.kinds[0]?.value ?? 'apartment')
