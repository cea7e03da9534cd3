// Audit events of changes after submission. The areas above record them; the comparison with the answers as sent and
// the form read them.

import { auditEvent } from '#platform/server/audit/audit-event.ts'
import type { Change } from '#platform/server/audit/record.ts'

interface Answers {
  changes: Change[]
}

interface Named {
  /** Name of the person or document; null if the entry was erased. */
  name: string | null
}

const wishes = 'priorities'

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Answers of the household. `wishesBefore` are the ids of the objects that were wished for before this change. */
export const answersChanged = auditEvent<Answers, Answers & { wishesBefore: string[] }>(
  'application.changed_by_applicant',
  {
    write: ({ changes }) => ({ changes }),
    read: ({ changes }) => ({
      changes: [...changes],
      wishesBefore: changes.filter(({ field }) => field === wishes).flatMap(({ old }) => strings(old)),
    }),
  },
)

export const personChanged = auditEvent<Answers & { name: string }, Answers & Named>('application.person_changed', {
  write: ({ changes, name }) => ({ changes, cause: name }),
  read: ({ changes, cause }) => ({ changes: [...changes], name: cause }),
})

const named = (event: string) =>
  auditEvent<{ name: string }, Named>(event, {
    write: ({ name }) => ({ cause: name }),
    read: ({ cause }) => ({ name: cause }),
  })

export const personAdded = named('application.person_added')
export const personRemoved = named('application.person_removed')
export const documentAdded = named('application.document_added')
export const documentRemoved = named('application.document_removed')

export const submitted = auditEvent<object>('application.submitted', { write: () => ({}), read: () => ({}) })
