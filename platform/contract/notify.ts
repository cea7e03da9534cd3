// Messages from the server to the user, beside or instead of a response (spec 1 §8).

import { z } from 'zod'
import { isNumber, isText, listOf, maybe, oneOf, recordOf, shapeOf } from '../rules/reading.ts'

export const notifyTypes = ['info', 'success', 'warning', 'danger'] as const

export const notice = z.object({
  type: z.enum(notifyTypes),
  title: z.string(),
  description: z.string().optional(),
  /** Milliseconds until the notification closes; 5000 by default. Danger notifications stay until closed. */
  duration: z.number().optional(),
  /** Mails that the action queued and that can be called back until an instant. */
  waiting: z.object({ mailIds: z.array(z.string()), until: z.string() }).optional(),
})
export type Notice = z.infer<typeof notice>

/** Type guard for code that does without the schema. */
export const isNotice = shapeOf<Notice>({
  type: oneOf(notifyTypes),
  title: isText,
  description: maybe(isText),
  duration: maybe(isNumber),
  waiting: maybe(shapeOf({ mailIds: listOf(isText), until: isText })),
})

/**
 * Every refused call answers this. `fields` maps a dotted field path to its message; `labelled` repeats the messages that name their
 * field, with `{{label}}` instead of the path, for screens that know the label; `current` is the newer record of a stale save.
 */
export const refusal = z.object({
  message: z.string(),
  notify: z.array(notice).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  labelled: z.record(z.string(), z.string()).optional(),
  incident: z.string().optional(),
  current: z.unknown().optional(),
})
export type RefusalBody = z.infer<typeof refusal>

export const isRefusal = shapeOf<RefusalBody>({
  message: isText,
  notify: maybe(listOf(isNotice)),
  fields: maybe(recordOf(isText)),
  labelled: maybe(recordOf(isText)),
  incident: maybe(isText),
  current: maybe((_value): _value is unknown => true),
})

/** Response of an action that returns no other data. */
export const done = z.object({ notify: z.array(notice).optional() })

/** Returns the notices of a response. */
export const noticesIn = (answer: unknown): Notice[] => (isDone(answer) ? (answer.notify ?? []) : [])

const isDone = shapeOf<z.infer<typeof done>>({ notify: maybe(listOf(isNotice)) })
