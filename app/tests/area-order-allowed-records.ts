// Imports and SQL of communication, tasks, retention and the mails: gone when they read a registry of record kinds.

export const records: Readonly<Record<string, readonly string[]>> = {
  'areas/communication/server/bulk/bulk-ended.test.ts': [
    'areas/applications/server/testing/letting.ts',
    'areas/applications/server/testing/planting.ts',
  ],
  'areas/communication/server/bulk/bulk-interested.test.ts': [
    'areas/applications/server/testing/letting.ts',
    'areas/applications/server/testing/planting.ts',
    'areas/interested-people/server/tables.ts',
    'areas/interested-people/server/testing/planting.ts',
  ],
  'areas/communication/server/bulk/bulk-people.test.ts': [
    'areas/applications/server/tables.ts',
    'areas/applications/server/testing/planting.ts',
  ],
  'areas/communication/server/bulk/bulk-sent.test.ts': ['areas/applications/server/testing/planting.ts'],
  'areas/communication/server/bulk/bulk.test.ts': [
    'areas/applications/server/testing/letting.ts',
    'areas/applications/server/testing/planting.ts',
  ],
  'areas/communication/server/bulk/erased-recipients.test.ts': [
    'areas/applications/server/testing/letting.ts',
    'areas/applications/server/testing/planting.ts',
  ],
  'areas/communication/server/inbox/filing.test.ts': ['areas/applications/server/testing/letting.ts'],
  'areas/communication/server/inbox/inbox.test.ts': [
    'areas/applications/server/tables.ts',
    'areas/applications/server/testing/letting.ts',
  ],
  'areas/communication/server/inbox/interested-thread.test.ts': ['areas/interested-people/server/testing/planting.ts'],
  'areas/communication/server/inbox/others.test.ts': ['areas/applications/server/testing/letting.ts'],
  'areas/communication/server/inbox/undelivered.test.ts': ['areas/applications/server/testing/planting.ts'],
  'areas/communication/server/letters/letters.test.ts': [
    'areas/applications/server/tables.ts',
    'areas/applications/server/testing/letting.ts',
    'areas/applications/server/testing/planting.ts',
  ],
  'areas/communication/server/record-kinds.test.ts': ['areas/applications/server/testing/letting.ts'],
  'areas/communication/server/testing/paper-households.ts': ['areas/applications/server/tables.ts'],
  'areas/communication/server/writing/answering.test.ts': ['areas/applications/server/testing/letting.ts'],
  'areas/communication/server/writing/composer.test.ts': [
    'areas/applications/server/tables.ts',
    'areas/applications/server/testing/letting.ts',
  ],
  'areas/communication/server/writing/said-at-once.test.ts': ['areas/applications/server/testing/planting.ts'],
  'areas/communication/server/writing/sent-meanwhile.test.ts': ['areas/applications/server/testing/letting.ts'],
  'areas/communication/server/writing/ways-out.test.ts': [
    'areas/applications/server/testing/letting.ts',
    'areas/applications/server/testing/planting.ts',
  ],
  'areas/retention/server/nothing-left.test.ts': [
    'areas/application-form/server/public.ts',
    'areas/applications/server/tables.ts',
    'areas/applications/server/testing/planting.ts',
    'areas/enquiries/server/testing/household.ts',
    'areas/objects/server/tables.ts',
  ],
  'areas/retention/server/originals.test.ts': ['areas/applications/server/testing/planting.ts'],
  'areas/retention/server/retention.test.ts': [
    'areas/applications/server/public.ts',
    'areas/applications/server/testing/planting.ts',
  ],
  'platform/server/mail/bounces.ts': ['table task_group'],
  'platform/server/mail/claims.ts': ['table task_group'],
}
