// The inbox list: search results, count limits, and pages.

import type { PoolClient } from 'pg'
import { describe, expect, it } from 'vitest'
import type { Workspace } from '#platform/server/context.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'
import { arrive } from '../testing/arriving.ts'

const world = useWorld()

interface Ask {
  home: Workspace
  as: Person
}

const get = async ({ home, as }: Ask, query: string) =>
  (await world.ask(home, { url: `/api/v1/communication/inbox/inbox${query}`, as })).json()

const linesIn = async (ask: Ask, query = '') =>
  (await get(ask, query)).items.map(({ subject }: { subject: string }) => subject)

async function reader(): Promise<Ask> {
  const home = await world.workspace()
  return { home, as: await world.person(home, 'user') }
}

/** 1210 threads, one minute apart. The reader has seen only the oldest hundred. */
async function plantThreads(
  client: PoolClient,
  { home, reader, now }: { home: Workspace; reader: string; now: Date },
): Promise<void> {
  await client.query(
    `with planted as (
       insert into mail_thread (workspace_id, id, contact_name, subject, last_at, last_in_at, last_direction, mails)
       select $1, gen_random_uuid(), 'Ana Keller', 'Mail ' || n, at, at, 'in', 1
       from generate_series(1, 1210) n cross join lateral (select $2::timestamptz + n * interval '1 minute') moment(at)
       returning id, subject, last_in_at)
     insert into mail_thread_unread (workspace_id, user_id, thread_id, has_mail, has_bounce, since)
     select $1, $3, id, true, false, last_in_at from planted where substr(subject, 6)::int > 100`,
    [home.id, now, reader],
  )
}

const twoMailsOfEach = `
  insert into mail_message (workspace_id, id, kind, state, direction, language, to_address, subject, body_text, body_html, thread_id,
    message_id)
  select $1, gen_random_uuid(), 'incoming', 'received', 'in', 'de', 'post@quartier.example', 'Anfrage',
    'Ist sie noch frei? Satz' || substr(t.subject, 6), '', t.id, gen_random_uuid()::text
  from mail_thread t, generate_series(1, 2) where t.workspace_id = $1`

/** One archived thread with many mails of the same text. */
const manyMailsOfOne = `
  with planted as (
    insert into mail_thread (workspace_id, id, contact_name, subject, last_at, last_in_at, last_direction, mails, archived_at)
    values ($1, gen_random_uuid(), 'Ana Keller', 'Archiv', $2, $2, 'in', 10050, $2) returning id)
  insert into mail_message (workspace_id, id, kind, state, direction, language, to_address, subject, body_text, body_html, thread_id,
    message_id)
  select $1, gen_random_uuid(), 'incoming', 'received', 'in', 'de', 'post@quartier.example', 'Zebra', 'Zebra', '', planted.id,
    gen_random_uuid()::text
  from planted, generate_series(1, 10050)`

describe('the list of the inbox', () => {
  it('finds what a mail says, by the beginnings of its words, also what was moved or written anew', async () => {
    const one = await reader()
    const { home } = one
    const text = 'Guten Tag, die Waschküche im UG ist überschwemmt. Freundliche Grüsse'
    const { threadId, mailId } = await arrive(world, home, { subject: 'Meldung', text })
    await arrive(world, home, { threadId, subject: 'Nachtrag', text: 'Der Hauswart war da.' })
    await arrive(world, home, {
      subject: 'Anderes',
      text: `Wie geht’s "morgen" & übermorgen, am 12.05.2026? 079 123 45 67\\?`,
    })
    const found = (search: string) => linesIn(one, `?search=${encodeURIComponent(search)}`)
    expect(await found('waschkuche')).toEqual(['Nachtrag'])
    expect(await found('ÜBERSCHW wasch keller')).toEqual(['Nachtrag'])
    expect(await found('schwemmt')).toEqual([])
    expect([await found('12.05.2026'), await found('079 123 45 67')]).toEqual([['Anderes'], ['Anderes']])
    // All words must occur in the same mail; a match spread over two mails of a thread does not count.
    expect(await found('Waschküche Hauswart')).toEqual([])
    expect(await found(`geht’s`)).toEqual(['Anderes'])
    for (const odd of [`'`, '\\', '& |', '!:*', '<->']) expect(await found(odd)).toEqual([])
    // An accent without a letter is no word.
    expect(await found('\u0308')).toHaveLength(2)
    await asSystem(world.services, home, ({ client }) =>
      client.query(`update mail_message set body_text = 'Alles gut' where id = $1`, [mailId]),
    )
    expect([await found('Waschküche'), await found('alles')]).toEqual([[], ['Nachtrag']])
    expect(await linesIn(await reader(), '?search=alles')).toEqual([])
  })

  it('finds by names and words in any order, filters, sorts and turns pages', async () => {
    const one = await reader()
    const { home } = one
    await arrive(world, home, { subject: 'Schlüssel', from: { name: 'Jürg Müller', address: 'jm@post.example' } })
    await arrive(world, home, { subject: 'Lift', from: { name: 'Ana Berger', address: 'ana@post.example' } })
    for (const subject of ['1', '2', '3', '4']) await arrive(world, home, { subject })
    expect(await linesIn(one, '?search=schluessel%20muller')).toEqual([])
    expect(await linesIn(one, '?search=schlussel%20MULLER')).toEqual(['Schlüssel'])
    expect(await linesIn(one, '?sort=oldest&rowsPerPage=5')).toEqual(['Schlüssel', 'Lift', '1', '2', '3'])
    expect(await linesIn(one, '?sort=oldest&rowsPerPage=5&page=2')).toEqual(['4'])
    expect(await linesIn(one, '?about=application')).toEqual([])
    expect((await linesIn(one, '?unread=true')).length).toBe(6)
    expect((await linesIn(one, '?unread=false')).length).toBe(0)
  })

  it('counts what a box holds, however often the word stands elsewhere', async () => {
    const one = await reader()
    const { home } = one
    for (const subject of ['1', '2', '3']) await arrive(world, home, { subject, text: 'Das Zebra.' })
    await asSystem(world.services, home, async ({ client, now }) => {
      // Foreign key checks with generic plans made for empty tables would scan the whole table for each mail.
      await client.query('set local plan_cache_mode = force_custom_plan')
      await client.query(manyMailsOfOne, [home.id, now])
    })
    const counted = async (query: string) => {
      const { items, pagination } = await get(one, `?search=zebra&${query}`)
      return [items.length, pagination.totalItems, pagination.capped]
    }
    expect(await counted('')).toEqual([3, 3, false])
    expect(await counted('rowsPerPage=5&page=2')).toEqual([0, 3, false])
    expect(await counted('about=application')).toEqual([0, 0, false])
    expect(await counted('unread=true&sort=name')).toEqual([3, 3, false])
  })

  it('counts up to a thousand and turns the pages beyond, all and unread ones', async () => {
    const one = await reader()
    const { home } = one
    await asSystem(world.services, home, ({ client, now }) => plantThreads(client, { home, reader: one.as.id, now }))
    const page = async (query: string) => {
      const { items, pagination } = await get(one, `?rowsPerPage=20&${query}`)
      const subjects = items.map(({ subject }: { subject: string }) => subject)
      return { first: subjects[0], last: subjects.at(-1), total: pagination.totalItems, capped: pagination.capped }
    }
    expect(await page('page=1')).toEqual({ first: 'Mail 1210', last: 'Mail 1191', total: 1000, capped: true })
    expect(await page('page=55')).toEqual({ first: 'Mail 130', last: 'Mail 111', total: 1100, capped: true })
    expect(await page('page=61')).toEqual({ first: 'Mail 10', last: 'Mail 1', total: 1210, capped: false })
    expect(await page('page=62')).toMatchObject({ first: undefined, total: 1210 })
    // All but the oldest hundred are unread.
    expect(await page('unread=true&page=1')).toEqual({
      first: 'Mail 1210',
      last: 'Mail 1191',
      total: 1000,
      capped: true,
    })
    expect(await page('unread=true&page=56')).toEqual({
      first: 'Mail 110',
      last: 'Mail 101',
      total: 1110,
      capped: false,
    })
    expect(await page('unread=true&page=57')).toMatchObject({ first: undefined, total: 1110 })
    expect(await page('unread=false&page=1')).toEqual({ first: 'Mail 100', last: 'Mail 81', total: 100, capped: false })
    expect(await page('unread=true&sort=oldest')).toMatchObject({ first: 'Mail 101', last: 'Mail 120' })

    // Text search over threads with two mails each.
    await asSystem(world.services, home, ({ client }) => client.query(twoMailsOfEach, [home.id]))
    expect(await page('search=frei&page=1')).toEqual({
      first: 'Mail 1210',
      last: 'Mail 1191',
      total: 1000,
      capped: true,
    })
    expect(await page('search=frei&page=61')).toEqual({ first: 'Mail 10', last: 'Mail 1', total: 1210, capped: false })
    expect(await page('search=frei&page=62')).toMatchObject({ first: undefined, total: 1210 })
    expect(await page('search=frei%20Satz7&page=1')).toMatchObject({ first: 'Mail 799', total: 111 })
    expect(await page('search=frei&unread=false')).toMatchObject({ first: 'Mail 100', total: 100, capped: false })
  })
})
