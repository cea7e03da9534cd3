// A workspace that sells, with as many applications as one that lets: the same rows, of which most have a buying confirmation
// and some have a reservation.

import type { PoolClient } from 'pg'
import type { Services, Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { seedSize } from '../ground.ts'
import { tidyUp } from '#app/seed/tidy.ts'

export async function seedSale(services: Services, size: number): Promise<Workspace> {
  const home = await seedSize(services, size, 'sale')
  await inWorkspace(services.pool, home.id, async (client) => {
    const { rows } = await client.query('select from buying_confirmation where workspace_id = $1 limit 1', [home.id])
    if (rows.length === 0) await turnIntoSale(client, home.id)
  })
  await services.pool.query(`update workspace set project_type = 'sale' where id = $1`, [home.id])
  await tidyUp(services.pool)
  return { ...home, projectType: 'sale' }
}

async function turnIntoSale(client: PoolClient, home: string): Promise<void> {
  for (const statement of [prices, confirmations, confirmed, reservations, reserved, states]) {
    await client.query(statement, [home])
  }
}

const prices = `update property_object
  set selling_price = 60000000 + (rooms * 10000000)::bigint, net_rent = null, ancillary_cost = null, gross_rent = null
  where workspace_id = $1`

const confirmations = `insert into buying_confirmation
  (workspace_id, application_id, sent_at, confirmed_at, own_means, mortgage, created_at, updated_at)
  select workspace_id, id, created_at, case when number % 3 > 0 then created_at end, 20000000 + number % 40 * 1000000, 60000000,
    created_at, created_at
  from application where workspace_id = $1 and number % 4 > 0`

const confirmed = `insert into confirmed_object (workspace_id, application_id, object_id, rank, price)
  select w.workspace_id, w.application_id, w.object_id, w.rank, o.selling_price
  from application_wish w
  join buying_confirmation c on c.workspace_id = w.workspace_id and c.application_id = w.application_id and c.confirmed_at is not null
  join property_object o on o.workspace_id = w.workspace_id and o.id = w.object_id
  where w.workspace_id = $1`

/** The first new application of each object. */
const reservations = `insert into reservation
  (workspace_id, id, application_id, object_id, state, language, template_version, buyer_names, price, fee, reservation_days, payment_days,
    notary_days, fee_on_withdrawal, fee_on_expiry, agreement_file_id, agreement_sha256, accepted_at, held_since, until, created_at)
  select workspace_id, gen_random_uuid(), application_id, object_id, 'signed', 'de', 1, 'Muster', 80000000, 2000000, 30, 10, 60, 'kept',
    'credited', gen_random_uuid(), sha256(''), now(), now(), now() + interval '20 days', now()
  from (select distinct on (application_id) * from (
    select distinct on (w.object_id) w.workspace_id, w.application_id, w.object_id
    from application_wish w join application a on a.workspace_id = w.workspace_id and a.id = w.application_id
    where w.workspace_id = $1 and a.progress_state = 'active.new' order by w.object_id, a.number) of_object
    order by application_id) one`

const reserved = `update application a set progress_state = 'sale.client.signed' from reservation r
  where a.workspace_id = $1 and r.workspace_id = $1 and r.application_id = a.id`

const states = `update application a set progress_state = 'sale.new' from buying_confirmation c
  where a.workspace_id = $1 and c.workspace_id = $1 and c.application_id = a.id and a.progress_state = 'active.new'
    and c.confirmed_at is not null`
