// Registry of the notifications that the areas declare.

import { extensionPoint } from '#platform/server/extension-point.ts'
import { kindsInOrder, type NotificationGroup, type NotificationKind } from '../rules/notifications.ts'

export const notificationGroups = extensionPoint<readonly NotificationGroup[]>('notifications.groups')
export const notificationKinds = extensionPoint<readonly NotificationKind[]>('notifications.kinds')

export const declaredNotifications = () => ({
  groups: notificationGroups.all().flat(),
  kinds: kindsInOrder(notificationKinds.all().flat()),
})

export const findNotificationKind = (kind: string): NotificationKind | undefined =>
  declaredNotifications().kinds.find((one) => one.kind === kind)

/** Throws for a kind that no area declares. */
export function getNotificationKind(kind: string): NotificationKind {
  const found = findNotificationKind(kind)
  if (!found) throw new Error(`no area declares notifications of the kind ${kind}`)
  return found
}
