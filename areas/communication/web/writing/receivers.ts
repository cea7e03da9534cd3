// Possible receivers in a thread, and the receiver of a draft.

import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { getDirectMail } from '../../contract/thread.ts'

export type Beginning = ReceivedResponseOf<typeof getDirectMail>

/** If both are null, the receiver is the contact of the thread. */
export interface Whom {
  adultId: string | null
  answersMailId: string | null
}

export interface Receiver {
  value: string
  name: string
  address: string
  /** Subject of a reply to this recipient. */
  subject: string
  whom: Whom
}

/** Value for the main applicant. */
const whole = 'household'

export const wholeOf = ({ to }: Pick<Beginning, 'to'>): Receiver => ({
  ...to,
  value: whole,
  whom: { adultId: null, answersMailId: null },
})

export const receiversIn = (beginning: Pick<Beginning, 'to' | 'people' | 'others'>): Receiver[] => [
  wholeOf(beginning),
  ...beginning.people.map(({ value, displayName: name, address, subject }) => ({
    value,
    name,
    address,
    subject,
    whom: { adultId: value, answersMailId: null },
  })),
  ...beginning.others.map(({ value, displayName: name, address, subject }) => ({
    value,
    name,
    address,
    subject,
    whom: { adultId: null, answersMailId: value },
  })),
]

/**
 * Falls back to the main applicant if the person has left the household. A draft to another correspondent never falls
 * back: returns undefined.
 */
export function receiverOf(
  beginning: Pick<Beginning, 'to' | 'people' | 'others'>,
  { adultId, answersMailId }: Whom,
): Receiver | undefined {
  const all = receiversIn(beginning)
  if (answersMailId) {
    const other = beginning.others.find(({ mailIds }) => mailIds.includes(answersMailId))
    return other && all.find(({ value }) => value === other.value)
  }
  return all.find(({ value }) => value === adultId) ?? all[0]
}

/** Changes that follow from a new recipient. The subject changes only if it is empty or still the suggested one. */
export const changeTo = (next: Receiver, before: Receiver | undefined, subject: string) => ({
  ...next.whom,
  ...((subject.trim() === '' || subject === before?.subject) && { subject: next.subject }),
})
