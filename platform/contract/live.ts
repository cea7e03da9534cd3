// Live notifications: clients hear at once of news for them, by topic. They fetch the details with the usual calls.

import { z } from 'zod'
import type { Permission } from '../rules/permissions.ts'
import { endpoint } from './endpoint.ts'

/** Each with the permission that its listeners need. */
export const liveTopics = {
  /**
   * A mail arrived, left or failed; a thread was read, assigned, archived or noted on; a user begins to write in one.
   */
  mails: 'shared_communication',
  /** A bulk mail made progress or changed its state. */
  tasks: 'shared_communication',
  /** A reservation for sale or its payments changed: accepted by the buyer, paid, released by the clock. */
  reservations: 'applications_read',
} as const satisfies Record<string, Permission>

export type LiveTopic = keyof typeof liveTopics

export const isLiveTopic = (value: unknown): value is LiveTopic =>
  typeof value === 'string' && Object.hasOwn(liveTopics, value)

export const allLiveTopics: readonly LiveTopic[] = Object.keys(liveTopics).filter(isLiveTopic)

export const listenLive = endpoint({
  method: 'GET',
  path: '/api/v1/live',
  summary:
    'A stream (`text/event-stream`) that says at once which answers are out of date: `data:` with the topic (`mails`, `tasks`, `reservations`), nothing else; a comment every 25 seconds. It ends with the session.',
  response: z.string(),
})
