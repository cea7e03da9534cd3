// Determines who is notified of an event, and by which channel: users who may see it, except the one who caused it.

import type { Permission } from '#platform/rules/permissions.ts'
import type { Context } from '#platform/server/context.ts'
import { channelFor, type Told } from '../rules/notifications.ts'
import { activeStaff, type ActiveStaff } from './active-staff.ts'
import { getNotificationKind } from './notification-kinds.ts'

export interface Happening {
  /** Declared by an area. */
  kind: string
  /** Users without this permission are not notified. */
  permission: Permission
  /** Name of the person that the event is about. */
  name: string
  /** Path of a page in the back office. */
  path: string
  /**
   * Addresses of the people responsible for the objects concerned, for people notified only about their own objects.
   */
  responsible: readonly string[]
  /** Ids of the only users who are notified, because the event is about their own request; all others if absent. */
  only?: readonly string[]
}

export interface Listener {
  person: ActiveStaff['person']
  channel: Told
}

export interface Heard {
  happening: Happening
  listeners: readonly Listener[]
}

/** Listeners of each event, in the order of the events. */
export async function listenersToEach(ctx: Context, happenings: readonly Happening[]): Promise<Heard[]> {
  if (happenings.length === 0) return []
  const staff = await activeStaff(ctx)
  return happenings.map((happening) => ({ happening, listeners: listenersAmong(ctx, staff, happening) }))
}

function listenersAmong(
  ctx: Context,
  staff: readonly ActiveStaff[],
  { kind: name, permission, responsible, only }: Happening,
): Listener[] {
  const kind = getNotificationKind(name)
  return staff
    .filter(({ can, person }) => can(permission) && (!only || only.includes(person.id)))
    .filter(({ person }) => ctx.actor.kind !== 'user' || ctx.actor.id !== person.id)
    .flatMap(({ person }) => {
      const channel = channelFor(person.notificationSettings, {
        kind,
        isOwn: only !== undefined || isAmong(person.email, responsible),
      })
      return channel ? [{ person, channel }] : []
    })
}

const isAmong = (email: string, addresses: readonly string[]): boolean =>
  addresses.some((address) => address.toLowerCase() === email.toLowerCase())
