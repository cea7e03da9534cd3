// Further pages for search engines, from areas above: named in robots.txt and in the sitemap.

import type { Context } from '#platform/server/context.ts'
import { extensionPoint } from '#platform/server/extension-point.ts'

export interface PageForSearch {
  path: string
  updatedAt: Date
}

/** Returns null while the page must not be found. */
export const pagesForSearch =
  extensionPoint<(ctx: Context) => Promise<PageForSearch | null>>('objects.pages_for_search')

export async function readPagesForSearch(ctx: Context): Promise<PageForSearch[]> {
  const pages: PageForSearch[] = []
  for (const read of pagesForSearch.all()) {
    const page = await read(ctx)
    if (page) pages.push(page)
  }
  return pages
}
