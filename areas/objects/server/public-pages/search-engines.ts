// Serves robots.txt and the sitemap: only the public list, its objects and the pages of areas above may
// be crawled.

import { escaped } from '#platform/server/documents/sheet-cell.ts'
import { type ServedFile, publicFileHandler } from '#platform/server/http/file-route.ts'
import { readPagesForSearch, type PageForSearch } from './pages-for-search.ts'
import { findPublicIds } from './public-query.ts'
import { publicTerms } from './public-terms.ts'
import { publicListPath, publicObjectPath } from './public-paths.ts'
import * as contract from '../../contract/feed.ts'

const fileOf = (name: string, contentType: string, text: string): ServedFile => {
  const content = Buffer.from(text)
  return {
    name,
    contentType: `${contentType}; charset=utf-8`,
    content,
    size: content.length,
    inline: true,
    publicFor: 3600,
  }
}

export const getRobots = publicFileHandler(contract.getRobots, async (ctx) =>
  fileOf(
    'robots.txt',
    'text/plain',
    [
      'User-agent: *',
      ...(await readPagesForSearch(ctx)).map(({ path }) => `Allow: ${path}`),
      `Allow: ${publicListPath}`,
      `Allow: ${publicObjectPath('')}`,
      'Allow: /assets/',
      'Allow: /api/v1/public-',
      'Allow: /api/v1/objects/iframe-object-list',
      'Disallow: /',
      `Sitemap: ${ctx.linkTo('/sitemap.xml')}`,
      '',
    ].join('\n'),
  ),
)

export const getSitemap = publicFileHandler(contract.getSitemap, async (ctx) => {
  const objects = await findPublicIds(ctx, await publicTerms(ctx))
  const pages = await readPagesForSearch(ctx)
  const entryOf = ({ path, updatedAt }: PageForSearch) =>
    `<url><loc>${escaped(ctx.linkTo(path))}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`
  const entries = [
    ...pages.map(entryOf),
    `<url><loc>${escaped(ctx.linkTo(publicListPath))}</loc></url>`,
    ...objects.map(({ id, updatedAt }) => entryOf({ path: publicObjectPath(id), updatedAt })),
  ]
  return fileOf(
    'sitemap.xml',
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
  )
})
