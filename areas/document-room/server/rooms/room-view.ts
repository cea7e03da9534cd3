// Serves a room as this person sees it; staff may look as a role.

import { and, eq } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { notFound } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/room.ts'
import { ownerPath } from '../../rules/room-address.ts'
import { readFiles } from '../files/file-rows.ts'
import { readGuests } from '../people/guest-rows.ts'
import { readRoles } from '../settings/role-rows.ts'
import { roomTerms } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import { readCategories } from './category-rows.ts'
import { shownContent } from './room-content.ts'
import type { RoomRow } from './room-row.ts'
import { endWords, findViewed, forStaffAndGuests, mustAcceptTerms, nameOf, type Viewed } from './viewer.ts'

const nothing = { categories: [], files: [] }

export const getDocumentRoom = handler(contract.getDocumentRoom, forStaffAndGuests, async (ctx, { params, query }) => {
  const viewed = await findViewed(ctx, params.slug)
  const { room, guest, end } = viewed
  const roles = await readRoles(ctx)
  const roleId = guest ? guest.roleId : (query.view_as ?? null)
  const role = roles.find(({ id }) => id === roleId)
  if (roleId !== null && !role) throw notFound('document_room_role_not_found')
  const isClosed = guest !== null && (end !== null || mustAcceptTerms(viewed))
  const content = isClosed
    ? nothing
    : shownContent(ctx, viewed, {
        categories: await readCategories(ctx, room),
        files: await readFiles(ctx, room.id),
        roles,
        roleId,
        guestAccounts: new Set(guest && (await readGuests(ctx, room.id)).map(({ accountId }) => accountId)),
      })
  return {
    room: await roomFields(ctx, viewed),
    viewer: {
      is_staff: guest === null,
      can_write: guest === null && ctx.can('object_write'),
      name: nameOf(ctx),
      role: role ? titleOf(ctx, role) : null,
      wants_digest: guest?.wantsDigest ?? false,
      must_accept_terms: mustAcceptTerms(viewed),
      last_visit_at: guest?.lastVisitAt?.toISOString() ?? null,
    },
    roles: guest ? [] : roles.map((one) => ({ id: one.id, title: titleOf(ctx, one) })),
    ...content,
  }
})

async function roomFields(ctx: StaffContext, { room, guest, owner, end }: Viewed) {
  const terms = await readTerms(ctx, room)
  const text = terms && (ctx.language === 'fr' ? terms.textFr : terms.textDe)
  return {
    slug: room.slug,
    title: room.title,
    state: room.state,
    closes_on: room.closesOn,
    ends_when_sold: room.endsWhenSold,
    version: room.version,
    ended: endWords(ctx, end),
    archive: guest === null ? archiveOf(room) : null,
    owner: {
      kind: room.ownerKind,
      title: owner.title,
      path: guest === null ? ownerPath(room.ownerKind, room.ownerId) : '',
    },
    terms: text ? { version: room.termsVersion, text } : null,
    terms_texts: guest === null && terms ? { text_de: terms.textDe, text_fr: terms.textFr } : null,
  }
}

function archiveOf({ archiveSize, archiveSha256, frozenAt }: RoomRow) {
  if (archiveSize === null || !archiveSha256 || !frozenAt) return null
  return { size: archiveSize, sha256: archiveSha256.toString('hex'), frozen_at: frozenAt.toISOString() }
}

export async function readTerms(ctx: StaffContext, room: Pick<RoomRow, 'id' | 'termsVersion'>) {
  const [terms] = await ctx.db
    .select()
    .from(roomTerms)
    .where(
      and(
        eq(roomTerms.workspaceId, ctx.workspace.id),
        eq(roomTerms.roomId, room.id),
        eq(roomTerms.versionNumber, room.termsVersion),
      ),
    )
  return terms
}
