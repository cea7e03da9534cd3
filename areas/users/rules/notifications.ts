// Kinds and channels of notifications (domain.md §25): in the order of the page, per group and project type.

import type { ProjectType } from '#platform/rules/project-type.ts'

export const channels = ['now', 'daily', 'in_app', 'off'] as const
export type Channel = (typeof channels)[number]

export const notificationKinds = [
  'application_new',
  'application_updated',
  'application_withdrawn',
  'documents_received',
  'reference_answered',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
  'assignment_to_release',
  'tenant_without_contract',
  'contract_signed',
  'mail_received',
  'mail_bounced',
  'waitlist_request_filled',
  'waitlist_proposal_answered',
  'appointment_booked',
  'appointment_cancelled',
  'advert_error',
  'erp_error',
  'nda_signed',
  'bid_uploaded',
  'dms_file_added',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

interface Group {
  key: string
  kinds: readonly NotificationKind[]
  only?: readonly ProjectType[]
}

const letting: ProjectType[] = ['reletting', 'first-time-letting']

export const notificationGroups: readonly Group[] = [
  {
    key: 'applications',
    kinds: [
      'application_new',
      'application_updated',
      'application_withdrawn',
      'documents_received',
      'reference_answered',
    ],
    only: [...letting, 'sale', 'build'],
  },
  {
    key: 'offers',
    kinds: ['offer_accepted', 'offer_declined', 'offer_expired', 'assignment_to_release'],
    only: [...letting, 'build'],
  },
  { key: 'tenants', kinds: ['tenant_without_contract', 'contract_signed'], only: [...letting, 'build'] },
  { key: 'waitlist', kinds: ['waitlist_request_filled', 'waitlist_proposal_answered'], only: letting },
  { key: 'investors', kinds: ['nda_signed', 'bid_uploaded', 'dms_file_added'], only: ['saleb2b'] },
  { key: 'appointments', kinds: ['appointment_booked', 'appointment_cancelled'] },
  { key: 'communication', kinds: ['mail_received', 'mail_bounced'] },
  { key: 'interfaces', kinds: ['advert_error', 'erp_error'], only: [...letting, 'build'] },
]

/** Event kinds that are implemented; the others are not offered. */
export const toldKinds = [
  'application_new',
  'application_updated',
  'application_withdrawn',
  'documents_received',
  'reference_answered',
  'offer_accepted',
  'offer_declined',
  'offer_expired',
  'assignment_to_release',
  'tenant_without_contract',
  'contract_signed',
  'waitlist_request_filled',
  'waitlist_proposal_answered',
  'erp_error',
  'mail_received',
  'mail_bounced',
] as const satisfies readonly NotificationKind[]
export type ToldKind = (typeof toldKinds)[number]

const isTold = (kind: NotificationKind): boolean => toldKinds.some((told) => told === kind)

/** Groups that can be chosen in a project of this type; groups without any event are omitted. */
export const groupsFor = (projectType: ProjectType): readonly Group[] =>
  notificationGroups
    .filter(({ only }) => !only || only.includes(projectType))
    .map((group) => ({ ...group, kinds: group.kinds.filter(isTold) }))
    .filter(({ kinds }) => kinds.length > 0)

// Events that cause a loss when overlooked are sent at once; progress reports wait on the home page.
const urgent: readonly NotificationKind[] = [
  'offer_accepted',
  'offer_declined',
  'mail_bounced',
  'advert_error',
  'erp_error',
]

export const scopes = ['all', 'mine'] as const
export type Scope = (typeof scopes)[number]

export type NotificationChannels = ReadonlyMap<NotificationKind, Channel>

/** Stored channels, completed with defaults where the user has chosen none. */
export function readChannels(stored: unknown): NotificationChannels {
  const given = typeof stored === 'object' && stored !== null ? new Map(Object.entries(stored)) : new Map()
  const channelOf = (kind: NotificationKind): Channel =>
    channels.find((channel) => channel === given.get(kind)) ?? (urgent.includes(kind) ? 'now' : 'in_app')
  return new Map(notificationKinds.map((kind) => [kind, channelOf(kind)]))
}

export function readScope(stored: unknown): Scope {
  return typeof stored === 'object' && stored !== null && 'scope' in stored && stored.scope === 'mine' ? 'mine' : 'all'
}

/** Channel of a notification; null if the user has switched it off, or receives only their own. */
export function channelFor(stored: unknown, { kind, isOwn }: { kind: NotificationKind; isOwn: boolean }): Told | null {
  const channel = readChannels(stored).get(kind) ?? 'off'
  return channel === 'off' || (!isOwn && readScope(stored) === 'mine') ? null : channel
}
export type Told = Exclude<Channel, 'off'>
