// Saves the draft of the website; two people at once are told apart by its version.

import { isDeepStrictEqual } from 'node:util'
import { staleVersion } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import type { PageContent } from '../rules/content.ts'
import { changesIn, subjectOf } from './audit.ts'
import { cleanPage } from './clean-content.ts'
import { assertFiles } from './files.ts'
import { changeWebsite, editedOf, lockDesk, noDraft, type WebsiteRow } from './website-row.ts'

export async function saveDraft(
  ctx: StaffContext,
  sent: { version: number; content: PageContent },
): Promise<WebsiteRow> {
  const desk = await lockDesk(ctx)
  const { row, content: before, published } = desk
  const after = cleanPage(sent.content)
  // Saving identical content is a no-op, even with a stale version.
  if (isDeepStrictEqual(before, after)) return row
  if (row.version !== sent.version) throw staleVersion(await editedOf(ctx, desk))
  await assertFiles(ctx, before, after)
  const isAsPublished = isDeepStrictEqual(published, after)
  const changed = await changeWebsite(
    ctx,
    row,
    isAsPublished ? noDraft : { draft: after, draftAt: ctx.now, draftBy: ctx.user.id },
  )
  ctx.record({ event: 'website.draft_changed', subject: subjectOf(ctx), changes: changesIn(ctx, before, after) })
  return changed
}
