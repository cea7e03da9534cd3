// Exceptions for imports and SQL of communication, tasks, retention and mails; obsolete once these areas use a
// registry of record kinds.

export const records: Readonly<Record<string, readonly string[]>> = {
  'platform/server/mail/bounces.ts': ['table task_group'],
  'platform/server/mail/claims.ts': ['table task_group'],
}
