// Audit event of an evaluation: the grades and the state that it changed.

import { auditEvent } from '#platform/server/audit/audit-event.ts'
import type { Change } from '#platform/server/audit/record.ts'

export const evaluated = auditEvent<{ changes: Change[] }>('application.evaluated', {
  write: ({ changes }) => ({ changes }),
  read: ({ changes }) => ({ changes: [...changes] }),
})
