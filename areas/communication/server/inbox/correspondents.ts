// Other correspondents of a thread: a referee who replies there, or a contact who uses another address. They are
// derived from their mails.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { bareAddress, readAddress } from '#platform/server/mail/addresses.ts'
import { mailSender } from '#platform/server/mail/tables.ts'
import { peopleOf } from '#platform/server/records/record-people.ts'
import { staffUser } from '#platform/server/session/tables.ts'
import { recordOf, type ThreadRow } from './thread-row.ts'

export interface Correspondent {
  /** Newest mail first; the other mails name the same person. */
  mailIds: string[]
  name: string
  address: string
}

/** Addresses that the record knows, in lower case. */
export async function ownAddressesOf(
  ctx: Context,
  thread: Pick<ThreadRow, 'recordKind' | 'recordId' | 'contactAddress'>,
): Promise<Set<string>> {
  const people = await peopleOf(ctx, recordOf(thread))
  const all = [thread.contactAddress, ...people.map(({ email }) => email ?? '')]
  return new Set(all.map((address) => address.toLowerCase()).filter(Boolean))
}

const mostShown = 20

/** Latest writer first. Excludes automatic mails, our own addresses and addresses that reject mail. */
export async function othersIn(ctx: Context, thread: ThreadRow): Promise<Correspondent[]> {
  const { rows } = await ctx.client.query<Correspondent>(
    `select array_agg(m.id order by m.created_at desc, m.id desc) "mailIds",
       (array_agg(r.name order by r.name <> '' desc, m.created_at desc, m.id desc))[1] name,
       (array_agg(r.address order by m.created_at desc, m.id desc))[1] address
     from mail_message m
     cross join lateral (select coalesce(m.reply_to_address, m.from_address) address,
       coalesce(case when m.reply_to_address is null then m.from_name else m.reply_to_name end, '') name) r
     where m.workspace_id = $1 and m.thread_id = $2 and m.direction = 'in' and m.kind = 'incoming' and m.needs_reading
       and r.address ~ '^[^[:space:]@<>,;]+@[^[:space:]@<>,;]+$' and lower(r.address) <> all($3)
       and not exists (select from mail_address a
         where a.workspace_id = $1 and a.address = lower(r.address) and a.bounced_at is not null)
     group by lower(r.address) order by max(m.created_at) desc, max(m.id::text) desc limit ${mostShown}`,
    [ctx.workspace.id, thread.id, [...(await ownAddressesOf(ctx, thread)), ...(await addressesOfOurs(ctx))]],
  )
  return rows.filter(({ address }) => readAddress(address) === null)
}

/** Sender addresses of the workspace and addresses of its staff, in lower case. */
export async function addressesOfOurs(ctx: Context): Promise<string[]> {
  const { workspace, services, db } = ctx
  const senders = await db
    .select({ address: mailSender.address })
    .from(mailSender)
    .where(eq(mailSender.workspaceId, workspace.id))
  const staff = await db
    .select({ address: staffUser.email })
    .from(staffUser)
    .where(and(eq(staffUser.workspaceId, workspace.id), eq(staffUser.userType, 'melon')))
  const { mailFrom, mailInbound = '' } = services.config
  const arrival = mailInbound.includes('@') ? mailInbound : `${workspace.slug}@${mailInbound}`
  return [bareAddress(mailFrom), arrival, ...[...senders, ...staff].map(({ address }) => address)].map((address) =>
    address.toLowerCase(),
  )
}
