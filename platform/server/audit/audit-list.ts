// The audit of a whole workspace, for the change log: rows for the list engine, single entries with those around them,
// and what filters can be set to. Callers pass as `visible` the condition on the rows `t` that this person may see.

import type { Context } from '../context.ts'
import { searchConditions } from '../table/search-words.ts'
import { numbered } from '../table/filter.ts'
import type { AuditRow } from './read-audit.ts'

/** The table for the list engine; ids are made from places in the chain (migration 0635). */
export const auditTable = `audit_entry`

/** SQL of the text that is searched. */
export const auditSearch = 't.search_text'

/** SQL condition: the subject of `t` ended with one of these events, such as `object.deleted`. */
export const subjectEnded = (events: readonly string[]): string =>
  `exists (select from audit_entry ended where ended.workspace_id = t.workspace_id
    and ended.subject_kind = t.subject_kind and ended.subject_id = t.subject_id
    and ended.event in (${events.map((event) => `'${event}'`).join(', ')}))`

/**
 * SQL condition: the kind of the subject begins with one of these words, such as `setting` for `setting.process`; has a
 * question mark for their array. The kinds that occurred are found by jumps in the index.
 */
export const subjectKindIn = `t.subject_kind = any(array(
  with recursive known as (
    (select subject_kind as kind from audit_entry where workspace_id = current_workspace() order by 1 limit 1)
    union all
    select (select e.subject_kind from audit_entry e
      where e.workspace_id = current_workspace() and e.subject_kind > known.kind order by 1 limit 1)
    from known where known.kind is not null)
  select kind from known where split_part(kind, '.', 1) = any(?)))`

export interface AuditListRow extends AuditRow {
  id: string
  actorId: string | null
  subjectKind: string
  subjectId: string
  subjectTitle: string
  /** True if the words of the entry were erased. */
  isErased: boolean
}

const column = (name: string): string => `t.${name}`

/** SQL of each field, for a list and for the functions below. */
export const auditColumns = {
  id: column('id'),
  sequence: column('sequence'),
  at: column('at'),
  actorKind: column('actor_kind'),
  actorId: column('actor_id'),
  actorName: column('actor_name'),
  event: column('event'),
  subjectKind: column('subject_kind'),
  subjectId: column('subject_id'),
  subjectTitle: column('subject_title'),
  changes: column('changes'),
  cause: column('cause'),
  isErased: 't.redacted_at is not null',
} satisfies Record<keyof AuditListRow, string>

const columns = Object.entries(auditColumns)
  .map(([field, sql]) => `${sql} as "${field}"`)
  .join(', ')

export interface WholeEntry extends AuditListRow {
  /** Hexadecimal. */
  hash: string
  hasEnded: boolean
}

interface Visible {
  visible: string
}

/** Undefined if no entry has this id, or if the person may not see it. */
export async function lookEntry(
  { client, workspace }: Context,
  id: string,
  { visible, endings }: Visible & { endings: readonly string[] },
): Promise<WholeEntry | undefined> {
  const { rows } = await client.query<WholeEntry>(
    `select ${columns}, encode(t.hash, 'hex') as hash, ${subjectEnded(endings)} as "hasEnded"
     from ${auditTable} t where t.workspace_id = $1 and t.id = $2 and (${visible})`,
    [workspace.id, id],
  )
  return rows[0]
}

/** Other entries of the same transaction: same time and actor. Oldest first. */
export async function entriesTogether(
  { client, workspace }: Context,
  { sequence, at, actorKind, actorId, actorName }: AuditListRow,
  { visible, most }: Visible & { most: number },
): Promise<AuditListRow[]> {
  const { rows } = await client.query<AuditListRow>(
    `select ${columns} from ${auditTable} t
     where t.workspace_id = $1 and t.at = $2 and t.sequence <> $3
       and t.actor_kind = $4 and t.actor_id is not distinct from $5 and t.actor_name = $6 and (${visible})
     order by t.at, t.id limit $7`,
    [workspace.id, at, sequence, actorKind, actorId, actorName, most],
  )
  return rows
}

/** Entries of the same subject, at most so many before and after this one; newest first. */
export async function entriesAround(
  { client, workspace }: Context,
  { sequence, subjectKind, subjectId }: AuditListRow,
  { visible, most }: Visible & { most: number },
): Promise<AuditListRow[]> {
  const side = (comparison: '<=' | '>', order: 'asc' | 'desc') => `
    (select ${columns} from ${auditTable} t
      where t.workspace_id = $1 and t.subject_kind = $2 and t.subject_id = $3 and t.sequence ${comparison} $4 and (${visible})
      order by t.sequence ${order} limit $5)`
  const { rows } = await client.query<AuditListRow>(
    `select * from (${side('>', 'asc')} union all ${side('<=', 'desc')}) around order by sequence desc`,
    [workspace.id, subjectKind, subjectId, sequence, most],
  )
  return rows
}

export interface NamedSubject {
  kind: string
  id: string
  title: string
}

/** Number of the newest matching entries whose subjects are compared. */
const searched = 2000

/** Subjects of entries whose title contains the words, most recently changed first. Settings and roles are left out. */
export async function subjectsCalled(
  { client, workspace }: Context,
  words: string,
  { visible, most }: Visible & { most: number },
): Promise<NamedSubject[]> {
  const { sql, values } = numbered(searchConditions(auditSearch, words), [workspace.id, most])
  const { rows } = await client.query<NamedSubject>(
    `with found as materialized (
       select t.subject_kind as kind, t.subject_id as id, t.subject_title as title, t.at
       from ${auditTable} t
       where t.workspace_id = $1 and t.subject_title <> '' and t.subject_id <> $1 and (${visible})
         ${sql.map((one) => `and ${one}`).join(' ')}
       order by t.at desc, t.id desc limit ${searched}),
     newest as (select distinct on (kind, id) * from found order by kind, id, at desc)
     select kind, id, title from newest order by at desc limit $2`,
    values,
  )
  return rows
}

/** Newest known titles of subjects, by id. Erased ones have none. */
export async function titlesOf(
  { client, workspace }: Context,
  ids: readonly string[],
  { visible }: Visible,
): Promise<Map<string, NamedSubject>> {
  if (ids.length === 0) return new Map()
  const { rows } = await client.query<NamedSubject>(
    `select distinct on (t.subject_id) t.subject_kind as kind, t.subject_id as id, t.subject_title as title
     from ${auditTable} t
     where t.workspace_id = $1 and t.subject_id = any($2) and t.subject_title <> '' and (${visible})
     order by t.subject_id, t.sequence desc`,
    [workspace.id, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Names of the events that occurred, each once. Jumps from one to the next in the index. */
export async function eventsThatOccurred({ client, workspace }: Context, { visible }: Visible): Promise<string[]> {
  const { rows } = await client.query<{ event: string }>(
    `with recursive known as (
       (select event from audit_entry where workspace_id = $1 order by event limit 1)
       union all
       select (select e.event from audit_entry e where e.workspace_id = $1 and e.event > known.event order by e.event limit 1)
       from known where known.event is not null)
     select known.event from known
     cross join lateral (
       select from ${auditTable} t where t.workspace_id = $1 and t.event = known.event and (${visible}) limit 1) seen
     where known.event is not null`,
    [workspace.id],
  )
  return rows.map(({ event }) => event)
}
