// Declaration of the change log as a list. Each set of visible entries is a list of its own, because the database plans
// statements with the kinds of records in their text.

import { evaluated, keepsFirstLooks } from '#areas/applications/server/public.ts'
import {
  auditColumns,
  auditTable,
  auditSearch,
  subjectEnded,
  type AuditListRow,
} from '#platform/server/audit/audit-list.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { defineTable, type Table } from '#platform/server/table/declaration.ts'
import { entryAddress } from '../rules/changelog-address.ts'
import { endings, kindText } from '../rules/subject-kinds.ts'
import { actorWords, changesInShort, eventWords, reasonWords, recordLink } from './entry-words.ts'
import { changeLogFilters } from './filters.ts'
import { visibleTo } from './visible.ts'

export interface FoundChange extends AuditListRow {
  hasEnded: boolean
}

interface Limits {
  visible: string
  /** Grades are left out for people who evaluate a second time, independently of the first. */
  hidesGrades: boolean
}

const known = new Map<string, Table<FoundChange>>()

/** The change log as this person may see it. */
export async function changeLogFor(ctx: StaffContext): Promise<Table<FoundChange>> {
  const limits = { visible: visibleTo(ctx), hidesGrades: await keepsFirstLooks(ctx) }
  const key = JSON.stringify(limits)
  const table = known.get(key) ?? changeLogWith(limits)
  known.set(key, table)
  return table
}

const changeLogWith = ({ visible, hidesGrades }: Limits): Table<FoundChange> =>
  defineTable<FoundChange>({
    key: 'changelog',
    title: 'screen_changelog',
    from: auditTable,
    where: visible,
    select: { ...auditColumns, hasEnded: subjectEnded(endings) },
    columns: [
      {
        key: 'at',
        title: 'changelog_column_at',
        cell: 'datetime',
        sort: { sql: 't.at', isIndexed: true },
        value: ({ at }) => at.toISOString(),
      },
      { key: 'by', title: 'changelog_column_by', cell: 'text', value: (row, ctx) => actorWords(ctx, row) },
      {
        key: 'event',
        title: 'changelog_column_event',
        cell: 'text',
        fixed: true,
        value: ({ id, event }, ctx) => ({ value: eventWords(ctx, event), href: entryAddress(id) }),
      },
      {
        key: 'record',
        title: 'changelog_column_record',
        cell: 'text',
        value: (row, ctx) => recordLink(ctx, row, row.hasEnded),
      },
      {
        key: 'changes',
        title: 'changelog_column_changes',
        cell: 'text',
        value: (row, ctx) => (hidesGrades && row.event === evaluated.name ? null : changesInShort(ctx, row)),
      },
      { key: 'cause', title: 'changelog_column_cause', cell: 'text', value: (row, ctx) => reasonWords(ctx, row) },
      {
        key: 'kind',
        title: 'changelog_column_kind',
        cell: 'text',
        value: ({ subjectKind }, ctx) => ctx.t(kindText(subjectKind)),
      },
      {
        key: 'number',
        title: 'changelog_column_number',
        cell: 'number',
        visible: false,
        value: ({ sequence }) => sequence,
      },
    ],
    card: ['at', 'by', 'record', 'changes'],
    defaultSort: '-at',
    search: auditSearch,
    filters: changeLogFilters,
    marks: ({ id }) => ({ _detail_column: { href: entryAddress(id) } }),
    titleOf: ({ subjectTitle, event }) => subjectTitle || event,
  })
