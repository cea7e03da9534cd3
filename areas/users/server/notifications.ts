// Notification settings of the signed-in user.

import { and, eq, sql } from 'drizzle-orm'
import type { StaffContext } from '#platform/server/context.ts'
import { fieldRefusal, notFound } from '#platform/server/app-error.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { channelOf, groupsFor, readScope } from '../rules/notifications.ts'
import { readPreferences } from '#areas/sign-in/rules/preferences.ts'
import { handler } from '#platform/server/http/handler.ts'
import { declaredNotifications, findNotificationKind } from './notification-kinds.ts'
import * as contract from '../contract/notifications.ts'

const own = (ctx: StaffContext) => and(eq(staffUser.workspaceId, ctx.workspace.id), eq(staffUser.id, ctx.user.id))
const ownSubject = (ctx: StaffContext) => ({ kind: 'user', id: ctx.user.id, title: ctx.actor.name })

async function findOwn(ctx: StaffContext) {
  const [person] = await ctx.db.select().from(staffUser).where(own(ctx))
  if (!person) throw notFound()
  return person
}

export const getNotificationPreference = handler(
  contract.getNotificationPreference,
  { permission: 'permit' },
  async (ctx) => {
    const person = await findOwn(ctx)
    return {
      groups: groupsFor(ctx.workspace.projectType, declaredNotifications()).map(({ key, kinds }) => ({
        key,
        kinds: kinds.map((one) => ({ kind: one.kind, channel: channelOf(person.notificationSettings, one) })),
      })),
      scope: readScope(person.notificationSettings),
      ...readPreferences(person.preferences),
    }
  },
)

export const saveNotificationSettings = handler(
  contract.saveNotificationSettings,
  { permission: 'permit' },
  async (ctx, { body }) => {
    const person = await findOwn(ctx)
    const asked = body.settings.map(({ kind, channel }) => {
      const declared = findNotificationKind(kind)
      if (!declared) throw fieldRefusal('settings', 'general_value_not_valid')
      return { kind, channel, before: channelOf(person.notificationSettings, declared) }
    })
    const chosen = Object.fromEntries(body.settings.map(({ kind, channel }) => [kind, channel]))
    await ctx.db
      .update(staffUser)
      .set({
        notificationSettings: sql`${staffUser.notificationSettings} || ${JSON.stringify({ ...chosen, scope: body.scope })}::jsonb`,
      })
      .where(own(ctx))
    const changes = asked
      .filter(({ before, channel }) => before !== channel)
      .map(({ kind, before, channel }) => ({ field: kind, old: before, new: channel }))
    ctx.record({ event: 'notification_settings.changed', subject: ownSubject(ctx), changes })
    return { notify: [{ type: 'success', title: ctx.t('users_notifications_saved') }] }
  },
)

export const saveNotificationPreference = handler(
  contract.saveNotificationPreference,
  { permission: 'permit' },
  async (ctx, { body }) => {
    const person = await findOwn(ctx)
    const { new_device_mail: before } = readPreferences(person.preferences)
    await ctx.db
      .update(staffUser)
      .set({ preferences: sql`${staffUser.preferences} || ${JSON.stringify(body)}::jsonb` })
      .where(own(ctx))
    ctx.record({
      event: 'notification_settings.changed',
      subject: ownSubject(ctx),
      changes: [{ field: 'new_device_mail', old: before, new: body.new_device_mail }],
    })
    return { notify: [{ type: 'success', title: ctx.t('users_notifications_saved') }] }
  },
)
