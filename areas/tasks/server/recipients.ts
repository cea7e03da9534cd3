// Recipients of a bulk mail with the state of each, and the excluded ones with the reason.

import type { StaffContext } from '#platform/server/context.ts'
import type { Input } from '#platform/server/http/input.ts'
import { ownCauses } from '#platform/server/mail/known-addresses.ts'
import { notFound } from '#platform/server/app-error.ts'
import { taskGroup } from './tables.ts'
import { thisTask } from './task-groups.ts'
import { paginationOf } from '#platform/server/table/pagination.ts'
import { searchWords } from '#platform/server/table/search-words.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../contract/tasks.ts'

const rowsPerPage = 50

interface FoundRecipient {
  position: number
  name: string
  address: string
  language: 'de' | 'fr'
  shown: 'waiting' | 'queued' | 'to-print' | 'printed' | 'sent' | 'failed' | 'excluded' | 'terminated'
  reason: string | null
  failure: string | null
  bounce_class: string | null
  record_kind: string | null
  record_id: string | null
}

const shownState = `case when r.outcome is not null then r.outcome when r.state <> 'written' then r.state when m.state in ('to-print', 'printed') then m.state
  when m.state = 'sent' or m.state = 'held' and $5 and coalesce(m.not_before <= $4, true) then 'sent'
  when m.state in ('failed', 'bounced') then 'failed' when m.state = 'cancelled' then 'terminated' else 'queued' end`

export const listRecipients = handler(
  contract.listRecipients,
  { permission: 'shared_communication' },
  async (ctx, { params, query }) => {
    const [task] = await ctx.db.select().from(taskGroup).where(thisTask(ctx, params.id))
    if (!task) throw notFound('tasks_not_found')
    const { from, values } = askedFor(ctx, task.id, query)
    const { rows } = await ctx.client.query<FoundRecipient>(
      `select r.position, r.name, r.address, r.language, ${shownState} shown, r.reason, m.failure, m.bounce_class, r.record_kind,
       r.record_id
     ${from} order by r.position limit ${rowsPerPage} offset ${(query.page - 1) * rowsPerPage}`,
      values,
    )
    const { rows: counted } = await ctx.client.query<{ n: number }>(`select count(*)::int n ${from}`, values)
    const total = counted[0]?.n ?? 0
    return {
      items: rows.map(
        ({ shown, reason, failure, bounce_class: bounce, record_kind: kind, record_id: recordId, ...row }) => ({
          ...row,
          state: shown,
          reason: reason ?? whyNot(ctx, shown, { failure, bounce }),
          href: (recordId && ctx.services.records.find(kind)?.pageOf(recordId)) ?? null,
        }),
      ),
      pagination: paginationOf(total, { rowsPerPage, page: query.page }),
    }
  },
)

function askedFor(
  ctx: StaffContext,
  taskId: string,
  { show, reason, search }: Input<typeof contract.listRecipients>['query'],
): { from: string; values: unknown[] } {
  const values: unknown[] = [ctx.workspace.id, taskId, show, ctx.now, !ctx.services.mail.canSend]
  const conditions = [
    'r.workspace_id = $1 and r.task_group_id = $2',
    `($3 = 'all' or ${shownState} = $3 or $3 = 'sent' and ${shownState} in ('to-print', 'printed')
      or $3 = 'waiting' and ${shownState} = 'queued')`,
    ...(reason === undefined ? [] : [`coalesce(r.reason_group, r.reason) = $${values.push(reason)}`]),
    ...searchWords(search).map(
      (word) => `folded(r.name || ' ' || r.address) like search_pattern($${values.push(word)})`,
    ),
  ]
  return {
    from: `from task_recipient r left join mail_message m on m.workspace_id = r.workspace_id and m.id = r.mail_id
      where ${conditions.join(' and ')}`,
    values,
  }
}

/** Our own wording if the cause is known; the mail server's message is in the thread. */
function whyNot(
  ctx: StaffContext,
  shown: FoundRecipient['shown'],
  { failure, bounce }: { failure: string | null; bounce: string | null },
): string | null {
  if (shown !== 'failed') return null
  const own = ownCauses.find((cause) => cause === failure)
  if (own) return ctx.t(`communication_cause_${own.replaceAll('-', '_')}`)
  return bounce ? ctx.t(`general_bounce_${bounce}`) : failure
}
