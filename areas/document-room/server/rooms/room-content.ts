// The categories and files of a room that one person sees.

import type { StaffContext } from '#platform/server/context.ts'
import { spoken } from '#platform/server/permit.ts'
import type { Verdict } from '#platform/rules/verdict.ts'
import type { RoomCategoryView, RoomFileView } from '../../contract/room.ts'
import type { Indexed } from '../../rules/category-tree.ts'
import { fileCan } from '../../rules/file-can.ts'
import { rightsOfRole, shownCategories, type RoomRight } from '../../rules/room-right.ts'
import type { RoleFields } from '../../rules/standard-roles.ts'
import type { RoomFile } from '../files/file-rows.ts'
import { titleOf } from '../title-of.ts'
import { countBelow, knownRights } from './category-checks.ts'
import type { CategoryRow } from './category-rows.ts'
import type { Viewed } from './viewer.ts'

interface Content {
  categories: readonly Indexed<CategoryRow>[]
  files: readonly RoomFile[]
  roles: readonly RoleFields[]
  /** Role of the guest, or that staff look as; null for all. */
  roleId: string | null
  /** Accounts of all guests of the room. */
  guestAccounts: ReadonlySet<string>
}

export function shownContent(
  ctx: StaffContext,
  viewed: Viewed,
  { categories, files, roles, roleId, guestAccounts }: Content,
) {
  const rights = roleId === null ? null : rightsOfRole(categories, roleId)
  const rightOf = (id: string): RoomRight => (rights === null ? 'upload' : (rights.get(id) ?? 'none'))
  const shown = rights === null ? null : shownCategories(categories, rights)
  const asStaff = viewed.guest === null && roleId === null
  const listed = files.filter(
    (file) => asStaff || fileCan.beListed(rightOf(file.categoryId), judged(ctx, viewed, file)),
  )
  // A guest may have uploaded into a category that their role does not see any more.
  const withOwn = new Set(listed.map(({ categoryId }) => categoryId))
  const isShown = ({ id }: { id: string }) => shown === null || shown.has(id) || withOwn.has(id)
  const placeOf = places(files)
  const indexOf = new Map(categories.map(({ id, index }) => [id, index]))
  // Guests may bid against each other, so they do not read the names of other guests.
  const uploaderOf = ({ present: { by, userId } }: RoomFile) =>
    viewed.guest && userId && userId !== ctx.user.id && guestAccounts.has(userId)
      ? ctx.t('document_room_log_guest')
      : by
  return {
    categories: categories.filter(isShown).map((one): RoomCategoryView => ({
      id: one.id,
      parent_id: one.parentId,
      index: one.index,
      level: one.level,
      title: titleOf(ctx, one),
      title_de: one.titleDe,
      title_fr: one.titleFr,
      right: rightOf(one.id),
      rights: asStaff ? knownRights(roles, one.rights) : {},
      locked: asStaff ? lockedBecause(ctx, one, { categories, files }) : null,
      version: one.version,
    })),
    files: listed.map((file): RoomFileView => {
      const right = rightOf(file.categoryId)
      const one = judged(ctx, viewed, file)
      return {
        id: file.id,
        category_id: file.categoryId,
        index: `${indexOf.get(file.categoryId) ?? ''}.${placeOf.get(file.id) ?? 0}`,
        name: file.name,
        content_type: file.content.contentType,
        size: file.content.size,
        content_version: file.contentVersion,
        uploaded_by: uploaderOf(file),
        uploaded_at: file.present.at.toISOString(),
        is_waiting: file.state === 'waiting',
        is_new: isNew(viewed, file),
        can_preview: inWords(ctx, fileCan.bePreviewed(right, one)),
        can_download: inWords(ctx, fileCan.beDownloaded(right, one)),
        version: file.version,
      }
    }),
  }
}

export const judged = (ctx: StaffContext, { guest }: Viewed, file: RoomFile) => ({
  isWaiting: file.state === 'waiting',
  isOwn: guest !== null && file.uploadedBy === ctx.user.id,
  contentType: file.content.contentType,
})

/** Released, or replaced by a new version, since the visit before. On the first visit nothing is marked. */
function isNew({ guest }: Viewed, { releasedAt, present }: RoomFile): boolean {
  if (!guest?.seenUntil || !releasedAt) return false
  return Math.max(releasedAt.getTime(), present.at.getTime()) > guest.seenUntil.getTime()
}

function inWords(ctx: StaffContext, verdict: Verdict) {
  const { allowed, reason } = spoken(ctx, verdict)
  return { allowed, reason: reason ?? null }
}

function lockedBecause(
  ctx: StaffContext,
  { id }: { id: string },
  { categories, files }: Pick<Content, 'categories' | 'files'>,
): string | null {
  const held = files.filter(({ categoryId }) => categoryId === id).length
  if (held > 0) return ctx.t('document_room_category_locked_files', { count: held })
  const below = countBelow(categories, id)
  return below > 0 ? ctx.t('document_room_category_locked_below', { count: below }) : null
}

/** Place of each file among all files of its category, so that numbers are the same for everybody. */
export function places(files: readonly Pick<RoomFile, 'id' | 'categoryId'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  return new Map(
    files.map(({ id, categoryId }) => {
      const place = (counts.get(categoryId) ?? 0) + 1
      counts.set(categoryId, place)
      return [id, place]
    }),
  )
}
