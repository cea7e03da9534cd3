// SQL over the tables of all kinds of records.

import type { RecordKind } from './record-kind.ts'

/** Joins the record of `${of}.record_kind` and `${of}.record_id`; `$1` is the workspace. */
export const joinedRecords = (kinds: readonly RecordKind[], of: string): string =>
  kinds
    .map(
      ({ kind, table }, place) =>
        `left join ${table} r${place} on ${of}.record_kind = '${kind}' and r${place}.workspace_id = $1 and r${place}.id = ${of}.record_id`,
    )
    .join('\n')

/** Column of the joined record. */
export const recordColumn = (kinds: readonly RecordKind[], column: string): string =>
  `coalesce(${['null', ...kinds.map((_, place) => `r${place}.${column}`)].join(', ')})`

/** Joins the person of `${of}.adult_id`, if it belongs to a record with several people. */
export const joinedPeople = (kinds: readonly RecordKind[], of: string): string =>
  kinds
    .map(({ people }, place) =>
      people
        ? `left join ${people.table} p${place} on p${place}.workspace_id = $1 and p${place}.id = ${of}.adult_id`
        : '',
    )
    .join('\n')

export const personColumn = (kinds: readonly RecordKind[], column: string): string =>
  `coalesce(${['null', ...kinds.flatMap(({ people }, place) => (people ? [`p${place}.${column}`] : []))].join(', ')})`
