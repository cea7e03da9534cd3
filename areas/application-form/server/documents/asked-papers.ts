// Finds out from whom late documents are due: chosen applicants (offer or assigned object), and people from whom
// staff requested them.

import { and, eq, isNull } from 'drizzle-orm'
import { documentRequest } from '#areas/applications/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { isChosen } from '#areas/applications/rules/after-sending.ts'
import type { AskedOf } from '#areas/forms/rules/paper-slots.ts'
import type { Door } from '../later/credentials.ts'

const nobody: AskedOf = { isChosen: false, wanted: [] }

export async function readAskedOf(ctx: Context, door: Door): Promise<AskedOf> {
  if (door.kind === 'draft') return nobody
  const { id, progressState } = door.application
  const requests = await ctx.db
    .select({ wanted: documentRequest.wanted })
    .from(documentRequest)
    .where(
      and(
        eq(documentRequest.workspaceId, ctx.workspace.id),
        eq(documentRequest.applicationId, id),
        isNull(documentRequest.replacedAt),
      ),
    )
  return { isChosen: isChosen(progressState), wanted: requests.flatMap(({ wanted }) => wanted) }
}
