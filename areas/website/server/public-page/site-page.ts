// The published website as a page that is whole without the web app, and its place in sitemap and robots.txt.

import { and, eq } from 'drizzle-orm'
import { fileAddress } from '#areas/files/rules/file-address.ts'
import { readInit, readPrivacyPolicy } from '#areas/home/server/public.ts'
import type { PageForSearch } from '#areas/objects/server/public.ts'
import { isTableSort } from '#areas/objects/rules/public-pages/table-columns.ts'
import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import { framed } from '#platform/server/http/plain/page-frame.ts'
import { pageLook } from '#platform/server/http/plain/page-look.ts'
import type { PlainPage } from '#platform/server/http/plain/plain-page.ts'
import { picturesOf, wordsIn } from '../../rules/blocks.ts'
import { pageContent, type PageContent } from '../../rules/content.ts'
import { website, websiteVersion } from '../tables.ts'
import { siteContent } from './site-content.ts'
import { sitePath } from './site-path.ts'

type Query = Readonly<Record<string, string>>

export async function readSitePage(ctx: Context, _params: Query, query: Query): Promise<PlainPage> {
  const live = await lookLive(ctx)
  const kept = Object.fromEntries(Object.entries(query).filter(([key]) => key === 'lang' || key === 'sort'))
  if (!live) return missing(ctx, kept)
  return sitePage(ctx, pageContent.parse(live.content), kept)
}

/** The page of this content, published or not. */
export async function sitePage(ctx: Context, page: PageContent, kept: Query): Promise<PlainPage> {
  const { sort, ...rest } = kept
  const content = await siteContent(ctx, page, { sort: isTableSort(sort) ? sort : 'price', kept: rest })
  const title = wordsIn(page.title, ctx.language).text || ctx.workspace.name
  const description = wordsIn(page.description, ctx.language).text
  const [picture] = page.blocks.filter(({ isHidden }) => !isHidden).flatMap(picturesOf)
  const image = picture ? ctx.linkTo(fileAddress.public(picture.fileId)) : null
  const addresses = addressesOf(ctx)
  return {
    ...addresses,
    ...(await around(ctx, content, kept)),
    parts: ['list', 'site'],
    title,
    description,
    image,
    data: {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      description,
      url: addresses.canonical,
      inLanguage: `${ctx.language}-CH`,
      ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image } }),
    },
  }
}

/** For people without scripts as well, in the look of the project. */
async function missing(ctx: Context, kept: Query): Promise<PlainPage> {
  const { t } = ctx
  const content = html`<div class="list-empty">
    <h1>${t('website_missing')}</h1>
    <p class="list-soft">${t('website_missing_text')}</p>
  </div>`
  return {
    ...addressesOf(ctx),
    ...(await around(ctx, content, kept)),
    title: t('website_missing'),
    description: '',
    image: null,
    data: {},
    status: 404,
  }
}

async function around(ctx: Context, content: Html, kept: Query) {
  const { language, t } = ctx
  const init = await readInit(ctx)
  const privacy = await readPrivacyPolicy(ctx)
  return {
    language,
    tenant: init.tenant,
    look: pageLook(init, false),
    favicon: init.publicPage.favicon,
    plain: framed({ init, language, t, search: kept, privacy }, content),
  }
}

function addressesOf(ctx: Context): Pick<PlainPage, 'canonical' | 'languages'> {
  const { languages } = ctx.workspace
  const inLanguage = (language: string) =>
    ctx.linkTo(language === languages[0] ? sitePath : `${sitePath}?lang=${language}`)
  return {
    canonical: inLanguage(ctx.language),
    languages: languages.map((language) => ({ language, address: inLanguage(language) })),
  }
}

async function lookLive(ctx: Context) {
  const [live] = await ctx.db
    .select({ content: websiteVersion.content, publishedAt: websiteVersion.createdAt })
    .from(website)
    .innerJoin(
      websiteVersion,
      and(eq(websiteVersion.workspaceId, website.workspaceId), eq(websiteVersion.versionNumber, website.liveVersion)),
    )
    .where(eq(website.workspaceId, ctx.workspace.id))
  return live
}

export async function siteForSearch(ctx: Context): Promise<PageForSearch | null> {
  const live = await lookLive(ctx)
  return live ? { path: sitePath, updatedAt: live.publishedAt } : null
}
