// Declares an audit event whose entries are read again: its name, what its writer records, and what its readers get.

import type { AuditEntry } from './record.ts'
import type { AuditRow } from './read-audit.ts'

type Recorded = Pick<AuditEntry, 'changes' | 'cause'>

export interface AuditEvent<Given, Read = Given> {
  readonly name: string
  /** The entry to record. */
  entry: (subject: AuditEntry['subject'], given: Given) => AuditEntry
  /** Data of an entry; null for entries of other events. An erased entry has neither changes nor a cause. */
  read: (row: AuditRow) => (Read & { at: Date }) | null
}

interface Payload<Given, Read> {
  write: (given: Given) => Recorded
  read: (row: Pick<AuditRow, 'changes' | 'cause'>) => Read
}

export const auditEvent = <Given, Read = Given>(
  name: string,
  { write, read }: Payload<Given, Read>,
): AuditEvent<Given, Read> => ({
  name,
  entry: (subject, given) => ({ event: name, subject, ...write(given) }),
  read: (row) => (row.event === name ? { ...read(row), at: row.at } : null),
})
