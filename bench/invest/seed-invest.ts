// A workspace that sells to investors: investors with their state in projects, people who asked, projects, one document
// room with a long log, and expected payments.

import type { Services, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { findOrMake } from '../ground.ts'

const tables =
  'investor interested_investor b2b_project investor_application document_room room_access expected_payment'

export async function seedInvest(services: Services, size: number): Promise<Workspace> {
  const home = await findOrMake(services, `bench-invest-${size}`, { projectType: 'saleb2b', theme: 'invest' })
  const isNew = await inWorkspace(services.pool, home.id, async (client) => {
    const { rowCount } = await client.query('select from investor where workspace_id = $1 limit 1', [home.id])
    if (rowCount !== 0) return false
    for (const statement of statements)
      await client.query(statement, statement.includes('$2') ? [home.id, size] : [home.id])
    return true
  })
  if (isNew) for (const table of tables.split(' ')) await services.pool.query(`vacuum (analyze) ${table}`)
  return home
}

const picked = (words: string, by: string) => {
  const list = words.split(' ')
  return `(array[${list.map((word) => `'${word}'`).join(', ')}])[1 + (${by}) % ${list.length}]`
}
const company = `${picked('Anker Bellevue Central Dufour Engel Falken Gotthard Helvetia Inseli Jura', 'n * 7 / 3')} || ' ' ||
  ${picked('Immobilien Anlagestiftung Pensionskasse Versicherung Beteiligungen Fonds', 'n * 11 / 5')} || ' ' || n || ' AG'`
const person = `${picked('Anna Luca Sofia Noah Mia Elias Lea Nina', 'n * 13 / 7')}`
const family = `${picked('Muller Meier Keller Weber Schmid Fischer Brunner Gerber Bianchi Favre', 'n * 17 / 11')}`
const canton = `${picked('ZH BE VD GE AG SG LU BS TI FR', 'n * 19 / 3')}`
const use = `${picked('residential office retail logistics', 'n * 3 / 2')}`
const created = `timestamptz '2026-11-01' - n * interval '15 minutes'`

const investors = `insert into investor (workspace_id, id, number, progress_state, company, investor_type, seat, contact_name, contact_email,
    language, cantons, property_uses, deal_types, volume_from, volume_to, yield_from, source, search_text, created_at, updated_at)
  select $1, gen_random_uuid(), n, case when n % 5 = 0 then 'inactive' else 'active' end, company, 'fund', 'Bern',
    person, n || '@example.ch', case when n % 4 = 0 then 'fr' else 'de' end, array[${canton}], array[${use}], '{asset}',
    (1 + n % 50) * 100000000::bigint, (50 + n % 100) * 100000000::bigint, n % 60 / 10.0, 'other',
    folded(concat_ws(' ', n, company, person, n || '@example.ch')), ${created}, ${created}
  from (select n, ${company} as company, ${person} || ' ' || ${family} as person from generate_series(1, $2::integer) n) drawn`

const people = `insert into interested_investor (workspace_id, id, number, progress_state, company, first_name, last_name, contact_email,
    language, source, project_id, search_text, created_at, updated_at)
  select $1, gen_random_uuid(), n, case when n % 5 = 0 then 'inactive' else 'active' end, company, first, last, n || '@example.ch',
    'de', 'other', p.id, folded(concat_ws(' ', n, company, first, last)), ${created}, ${created}
  from (select n, ${company} as company, ${person} as first, ${family} as last from generate_series(1, $2::integer) n) drawn
  join (select id, row_number() over (order by id) as place from b2b_project where workspace_id = $1) p on p.place = 1 + n % 1000`

const projects = `insert into b2b_project (workspace_id, id, slug, title, reference_number, state, city, canton, price, target_rent,
    property_uses, published_at, sold_at, search_text, created_at, updated_at)
  select $1, gen_random_uuid(), substr(md5(n::text), 1, 12), 'Portfolio ' || n, 'P-' || n, state, 'Bern', ${canton},
    (1 + n % 90) * 100000000::bigint, (1 + n % 90) * 4000000::bigint, array[${use}],
    case when state <> 'draft' then ${created} end, case when state = 'sold' then ${created} end,
    folded('Portfolio ' || n || ' Bern P-' || n), ${created}, ${created}
  from (select n, ${picked('draft published reserved sold withdrawn', 'n')} as state from generate_series(1, $2::integer / 10) n) drawn`

/** Three for each investor, in the first thousand projects. */
const applications = `insert into investor_application (workspace_id, id, investor_id, project_id, state, created_at, updated_at)
  select $1, gen_random_uuid(), i.id, p.id, ${picked('matched proposed teaser_opened nda_signed inactive', 'i.number * 3 + part')}, i.created_at,
    i.created_at
  from investor i cross join generate_series(0, 2) part
  join (select id, row_number() over (order by id) as place from b2b_project where workspace_id = $1) p
    on p.place = 1 + (i.number * 3 + part) % 1000
  where i.workspace_id = $1`

const room = `insert into document_room (workspace_id, id, slug, owner_kind, owner_id, title, created_at)
  select $1, gen_random_uuid(), 'bench', 'project', id, 'Bench', now() from b2b_project where workspace_id = $1 limit 1`

const log = `insert into room_access (workspace_id, id, room_id, at, guest_id, actor_name, action, file_name, address)
  select $1, gen_random_uuid(), r.id, timestamptz '2026-11-01' - n * interval '1 minute', md5('guest' || n % 50)::uuid, 'Guest ' || n % 50,
    ${picked('opened downloaded visited', 'n * 5 / 3')}, 'Plan ' || n % 300 || '.pdf', '192.0.2.1'
  from document_room r cross join generate_series(1, $2::integer * 5) n where r.workspace_id = $1`

const payments = `insert into expected_payment (workspace_id, id, kind, record_id, title, href, debtor_name, amount, account, reference, due_on,
    paid, ended_at, ended_reason, search_text, created_at, updated_at)
  select $1, gen_random_uuid(), 'bench', gen_random_uuid(), 'Zahlung ' || n, '/', name, 1000000, 'CH93', n::text, date '2027-01-31' - n % 1500,
    case n % 20 when 0 then 0 when 1 then 500000 when 2 then 1100000 else 1000000 end,
    case when n % 33 = 0 then now() end, case when n % 33 = 0 then 'cancelled' end,
    folded(concat_ws(' ', n, name)), ${created}, ${created}
  from (select n, ${person} || ' ' || ${family} as name from generate_series(1, $2::integer) n) drawn`

const statements = [projects, investors, people, applications, room, log, payments]
