// Compares an inbox of a hundred thousand mails with a list of as many applications, both in the product, requested
// in turn.

import type { PoolClient } from 'pg'
import type { Services, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { compare, type Target } from './compare.ts'
import { seedFlats, signIn, type Ground } from './ground.ts'
import { run } from './servers.ts'

export interface InboxFigures {
  mails: number
  pages: { name: string; inbox: number; applications: number; ratio: number }[]
}

/** Required ratio of inbox pages to application pages per second; less than 1 to tolerate a busy machine. */
export const leastInboxRatio = 0.8
const households = 50_000

/** Each inbox request with its counterpart of the list; the last has none. */
const pairs = [
  ['first page', 'inbox/inbox?rowsPerPage=20', 'state=all&rowsPerPage=20'],
  ['50 rows', 'inbox/inbox?rowsPerPage=50', 'state=all&rowsPerPage=50'],
  ['page 1000', 'inbox/inbox?rowsPerPage=20&page=1000', 'state=all&rowsPerPage=20&page=1000'],
  ['search of one', 'inbox/all?rowsPerPage=20&search=31234', 'state=all&rowsPerPage=20&search=31234'],
  ['search of many', 'inbox/all?rowsPerPage=20&search=muller', 'state=all&rowsPerPage=20&search=muller'],
  ['unread', 'inbox/inbox?rowsPerPage=20&unread=true', 'state=active.new&rowsPerPage=20'],
  ['what waits', 'mailboxes', 'state=all&countOnly=true&refreshStateFilters=true'],
] as const

export async function measureInbox({ services, url, folder }: Ground, rounds: number): Promise<InboxFigures> {
  const home = await seedFlats(services, households)
  const token = await signIn(services, home)
  await writeThreads(services, home)
  const headers = { 'tenant-name': home.slug, authorization: `Bearer ${token}` }
  const server = await run('our-server.ts', { DATABASE_URL: url, QUARTIER_DATA: folder })
  const at = (path: string): Target => ({ url: `http://127.0.0.1:${server.port}${path}`, headers })
  try {
    const pages: InboxFigures['pages'] = []
    for (const [name, mails, list] of pairs) {
      const inbox = at(`/api/v1/communication/${mails}`)
      const applications = at(`/api/v1/applications?tableDataOnly=true&${list}`)
      const { ours, bare, ratio } = await compare(inbox, applications, rounds)
      pages.push({ name, inbox: ours, applications: bare, ratio })
    }
    return { mails: households * 2, pages }
  } finally {
    await server.stop()
  }
}

/** Inserts a mail and a reply for each household; every tenth reply is unread. */
async function writeThreads(services: Services, home: Workspace): Promise<void> {
  await inWorkspace(services.pool, home.id, async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int n from mail_thread where workspace_id = $1',
      [home.id],
    )
    if ((rows[0]?.n ?? 0) === 0) await writeMails(client, home)
    await client.query(
      `insert into mail_thread_unread (workspace_id, user_id, thread_id, has_mail, has_bounce, since)
       select a.workspace_id, s.id, a.id, true, false, a.created_at from application a
       join staff_user s on s.workspace_id = a.workspace_id where a.workspace_id = $1 and a.number % 10 = 0
       on conflict do nothing`,
      [home.id],
    )
  })
  // Vacuum, as the seed does for the tables of the list.
  for (const table of ['mail_thread', 'mail_message', 'mail_words', 'mail_thread_unread'])
    await services.pool.query(`vacuum (analyze) ${table}`)
}

async function writeMails(client: PoolClient, home: Workspace): Promise<void> {
  await client.query(
    `insert into mail_thread (workspace_id, id, record_kind, record_id, contact_name, contact_address, subject, preview, last_at,
       last_direction, last_in_at, last_out_at, mails, search_text)
     select workspace_id, id, 'application', id, contact_name, contact_email, 'Bewerbung ' || number, 'Guten Tag', created_at, 'in', created_at,
       created_at, 2, folded(contact_name || ' ' || contact_email || ' bewerbung ' || number)
     from application where workspace_id = $1`,
    [home.id],
  )
  await client.query(
    `insert into mail_message (workspace_id, id, kind, state, direction, language, to_address, to_name, from_address, subject, body_text,
       body_html, thread_id, record_kind, record_id, message_id, created_at)
     select a.workspace_id, gen_random_uuid(), d.kind, d.state, d.direction, a.language, a.contact_email, a.contact_name, a.contact_email,
       'Bewerbung ' || a.number, repeat('Guten Tag. ', 40), '', a.id, 'application', a.id, '<' || gen_random_uuid() || '@bench>', a.created_at
     from application a cross join (values ('direct', 'sent', 'out'), ('incoming', 'received', 'in')) d(kind, state, direction)
     where a.workspace_id = $1`,
    [home.id],
  )
}
