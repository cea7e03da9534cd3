// Creates the handler that returns the groups of a list.

import { z } from 'zod'
import { countCap } from '../../contract/table.ts'
import { groupsPerPage, type GroupsEndpoint } from '../../contract/table-groups.ts'
import type { Permission } from '../../rules/permissions.ts'
import { fieldRefusal } from '../app-error.ts'
import type { StaffContext } from '../context.ts'
import { Handler, registerStaff, type Run } from '../http/handler.ts'
import { withAdditions } from './additions.ts'
import type { FoundRow, Table } from './declaration.ts'
import { groupingOf, type FoundGroup } from './grouping.ts'
import { groupsStatement, type GroupCursor } from './groups-statement.ts'
import { inWordsOf } from './other-words.ts'
import { questionFor } from './question.ts'
import { planWithValues } from './statement.ts'

const cursor = z.tuple([z.string(), z.uuid()])

export function groupsHandler<Found extends FoundRow>(
  endpoint: GroupsEndpoint,
  { permission }: { permission: Permission },
  declared: Table<Found>,
): Handler {
  return new Handler(endpoint, null, (router) => {
    const table = withAdditions(declared)
    const run: Run<StaffContext, GroupsEndpoint> = async (asked, { query }) => {
      const ctx = inWordsOf(table, asked)
      const grouping = groupingOf(table, query.group)
      const { search, state, filters } = query
      const question = await questionFor(table, ctx, { search, state, filters, sort: '' })
      const statement = groupsStatement(table, ctx.workspace.id, { grouping, question, after: cursorIn(query.after) })
      const [, { rows }] = await Promise.all([
        ctx.client.query(planWithValues),
        ctx.client.query<FoundGroup & { key: string }>(statement),
      ])
      const found = rows.slice(0, groupsPerPage)
      const heads = await grouping.heads(ctx, found)
      const last = rows.length > groupsPerPage ? found.at(-1) : undefined
      return {
        groups: found.flatMap(({ id, count }) => {
          const head = heads.get(id)
          return head ? [{ ...head, id, count: Math.min(count, countCap), capped: count > countCap }] : []
        }),
        next: last ? JSON.stringify([last.key, last.id]) : null,
      }
    }
    registerStaff(router, endpoint, { permission, run })
  })
}

function cursorIn(text: string): GroupCursor | null {
  if (text === '') return null
  const read = z.string().transform(parsed).pipe(cursor).safeParse(text).data
  if (!read) throw fieldRefusal('after', 'table_group_not_known', { name: text })
  const [key, id] = read
  return { key, id }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
