// Imports and SQL of communication, tasks, retention and the mails: gone when they read a registry of record kinds.

export const records: Readonly<Record<string, readonly string[]>> = {
  'platform/server/mail/bounces.ts': ['table task_group'],
  'platform/server/mail/claims.ts': ['table task_group'],
}
