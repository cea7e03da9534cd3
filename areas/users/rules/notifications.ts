// Kinds and channels of notifications (domain.md §25). The areas declare groups and kinds in their manifests.

import type { ProjectType } from '#platform/rules/project-type.ts'

export const channels = ['now', 'daily', 'in_app', 'off'] as const
export type Channel = (typeof channels)[number]

/** Section of the settings page. Its title is the text `users_group_` + key. */
export interface NotificationGroup {
  key: string
  order: number
  /** Project types that offer the group; all if absent. */
  only?: readonly ProjectType[]
}

export interface NotificationKind {
  /** Its title is the text `users_kind_` + kind. */
  kind: string
  /** Key of the group. */
  group: string
  /** Position among the kinds of all areas, in the settings and in the daily mail. */
  order: number
  /** Sent by mail at once until the user chooses otherwise: overlooking the event causes a loss. */
  isUrgent?: true
}

export interface DeclaredNotifications {
  groups: readonly NotificationGroup[]
  kinds: readonly NotificationKind[]
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

export const kindsInOrder = (kinds: readonly NotificationKind[]): NotificationKind[] => kinds.toSorted(byOrder)

/** Groups that can be chosen in a project of this type, with their kinds; groups without kinds are omitted. */
export const groupsFor = (projectType: ProjectType, { groups, kinds }: DeclaredNotifications) =>
  groups
    .filter(({ only }) => !only || only.includes(projectType))
    .toSorted(byOrder)
    .map(({ key }) => ({ key, kinds: kindsInOrder(kinds.filter(({ group }) => group === key)) }))
    .filter((group) => group.kinds.length > 0)

export const scopes = ['all', 'mine'] as const
export type Scope = (typeof scopes)[number]

/** Stored channel of this kind; the default if the user has chosen none. */
export function channelOf(stored: unknown, { kind, isUrgent }: NotificationKind): Channel {
  const chosen = typeof stored === 'object' && stored !== null ? new Map(Object.entries(stored)).get(kind) : undefined
  return channels.find((channel) => channel === chosen) ?? (isUrgent ? 'now' : 'in_app')
}

export function readScope(stored: unknown): Scope {
  return typeof stored === 'object' && stored !== null && 'scope' in stored && stored.scope === 'mine' ? 'mine' : 'all'
}

/** Channel of a notification; null if the user has switched it off, or receives only their own. */
export function channelFor(stored: unknown, { kind, isOwn }: { kind: NotificationKind; isOwn: boolean }): Told | null {
  const channel = channelOf(stored, kind)
  return channel === 'off' || (!isOwn && readScope(stored) === 'mine') ? null : channel
}
export type Told = Exclude<Channel, 'off'>
