// News on the home pages of the demo users: the events of the last two weeks that trigger a notification.

import { activeStaff } from '#areas/users/server/active-staff.ts'
import { staffNews } from '#areas/users/server/tables.ts'
import { getNotificationKind } from '#areas/users/server/notification-kinds.ts'
import { channelFor } from '#areas/users/rules/notifications.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import type { Happening } from './history.ts'

type NewsRow = typeof staffNews.$inferInsert

const kindOf: Record<string, string> = {
  'application.submitted': 'application_new',
  'application.documents_received': 'documents_received',
  'reference.answered': 'reference_answered',
  'offer.accepted': 'offer_accepted',
  'offer.declined': 'offer_declined',
  'offer.expired': 'offer_expired',
}
const keptDays = 14
/** In days: older news are already read. */
const freshDays = 0.5

/** News for users who subscribe to everything; users get no news about their own actions. */
export async function newsFor(
  ctx: Context,
  happenings: readonly Happening[],
  nameOf: ReadonlyMap<string, string>,
): Promise<NewsRow[]> {
  const since = daysBefore(ctx.now, keptDays)
  const staff = (await activeStaff(ctx)).filter(({ can }) => can('applications_read'))
  return happenings.flatMap(({ at, actor, event, subject }) => {
    const kind = kindOf[event]
    const name = nameOf.get(subject.id)
    if (!kind || !name || subject.kind !== 'application' || at < since) return []
    const declared = getNotificationKind(kind)
    return staff
      .filter(({ person }) => person.id !== actor.id)
      .filter(({ person }) => channelFor(person.notificationSettings, { kind: declared, isOwn: false }))
      .map(({ person }) => ({
        workspaceId: ctx.workspace.id,
        id: newId(),
        userId: person.id,
        kind,
        permission: 'applications_read' as const,
        name,
        path: `/applications/${subject.id}`,
        happenedAt: at,
        readAt: at < daysBefore(ctx.now, freshDays) ? at : null,
      }))
  })
}
