// Builds SQL over the tables of all record kinds.

import type { RecordKind } from './record-kind.ts'

/** Joins the record that `${of}.record_kind` and `${of}.record_id` refer to; `$1` is the workspace. */
export const joinedRecords = (kinds: readonly RecordKind[], of: string): string =>
  kinds
    .map(
      ({ kind, table }, index) =>
        `left join ${table} r${index} on ${of}.record_kind = '${kind}' and r${index}.workspace_id = $1 and r${index}.id = ${of}.record_id`,
    )
    .join('\n')

/** Column of the joined record. */
export const recordColumn = (kinds: readonly RecordKind[], column: string): string =>
  `coalesce(${['null', ...kinds.map((_, index) => `r${index}.${column}`)].join(', ')})`

/** Joins the person that `${of}.adult_id` refers to, if its record has several people. */
export const joinedPeople = (kinds: readonly RecordKind[], of: string): string =>
  kinds
    .map(({ people }, index) =>
      people
        ? `left join ${people.table} p${index} on p${index}.workspace_id = $1 and p${index}.id = ${of}.adult_id`
        : '',
    )
    .join('\n')

export const personColumn = (kinds: readonly RecordKind[], column: string): string =>
  `coalesce(${['null', ...kinds.flatMap(({ people }, index) => (people ? [`p${index}.${column}`] : []))].join(', ')})`
