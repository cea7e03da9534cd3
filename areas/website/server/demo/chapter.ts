// Demo story: the website of the new building is published, that of the sale is still a draft with something to mend.

import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { insertRows } from '#platform/server/demo/insert-rows.ts'
import { cleanPage } from '../clean-content.ts'
import { openDocuments } from '../files.ts'
import { website, websiteVersion } from '../tables.ts'
import { marketPage, salePage } from './demo-pages.ts'
import { plantDemoFiles } from './demo-files.ts'

const publishedBefore = 26
const draftedBefore = 3

export async function tell(ctx: Context, { staff: { admin } }: DemoStory): Promise<readonly DemoEvent[]> {
  const { slug, id: workspaceId } = ctx.workspace
  if (slug !== 'market' && slug !== 'sale') return []
  const isLive = slug === 'market'
  const at = daysBefore(ctx.now, isLive ? publishedBefore : draftedBefore)
  const files = await plantDemoFiles(ctx, { by: admin.id, at })
  const content = cleanPage(isLive ? marketPage(files) : salePage(files))
  const row = { workspaceId, version: 1, createdAt: at }
  const subject = { kind: 'website', id: workspaceId, title: ctx.t('website_title') }
  if (!isLive) {
    await insertRows(ctx.client, website, [{ ...row, draft: content, draftAt: at, draftBy: admin.id }])
    return [{ at, actor: actorOf(admin), event: 'website.draft_changed', subject }]
  }
  const note = 'Start der Vermietung'
  await insertRows(ctx.client, website, [row])
  await insertRows(ctx.client, websiteVersion, [
    { workspaceId, versionNumber: 1, content, note, publishedBy: admin.id, createdAt: at },
  ])
  await ctx.db.update(website).set({ liveVersion: 1 })
  await openDocuments(ctx, content)
  const changes = [{ field: 'live_version', old: null, new: 1 }]
  return [{ at, actor: actorOf(admin), event: 'website.published', subject, changes, cause: note }]
}
