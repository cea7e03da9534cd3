// Writes the log of access in the transaction of the action.

import type { StaffContext } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import type { AccessAction } from '../../rules/access-actions.ts'
import { nameOf, type Viewed } from '../rooms/viewer.ts'
import { roomAccess } from '../tables.ts'

interface AccessedFile {
  id: string
  name: string
  contentVersion: number
}

export async function recordAccess(
  ctx: StaffContext,
  { room, guest }: Pick<Viewed, 'room' | 'guest'>,
  { action, file }: { action: AccessAction; file?: AccessedFile },
): Promise<void> {
  await ctx.db.insert(roomAccess).values({
    workspaceId: ctx.workspace.id,
    id: newId(),
    roomId: room.id,
    at: ctx.now,
    userId: ctx.user.id,
    guestId: guest?.id ?? null,
    actorName: nameOf(ctx),
    action,
    fileId: file?.id ?? null,
    fileName: file?.name ?? null,
    versionNumber: file?.contentVersion ?? null,
    address: ctx.address,
  })
}
