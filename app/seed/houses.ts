// Buildings of a dozen flats each, in real places, with rents derived from rooms and area.

import type { PoolClient } from 'pg'
import type { Filling } from './filling.ts'
import { learnAfter } from './tidy.ts'

const flatsPerHouse = 12

const streets = ['Lindenweg', 'Bahnhofstrasse', 'Rosenweg', 'Dorfstrasse', 'Seestrasse', 'Gartenstrasse', 'Birkenweg']
const places = [
  '8400 Winterthur ZH',
  '8004 Zürich ZH',
  '3012 Bern BE',
  '4058 Basel BS',
  '6003 Luzern LU',
  '9000 St. Gallen SG',
  '1004 Lausanne VD',
  '1700 Fribourg FR',
  '2502 Biel BE',
  '5000 Aarau AG',
  '6300 Zug ZG',
  '7000 Chur GR',
]

const houseId = (n: string) => `pg_temp.id_of('house' || $3, ${n}, $4::timestamptz - interval '5 years')`

/** A flat's id is computed from its number, so that wishes need not look it up. */
export const flatId = (k: string, series: string, today: string) =>
  `pg_temp.id_of('flat' || ${series}, ${k}, ${today}::timestamptz - interval '4 years')`

const insertHouses = `
insert into building (workspace_id, id, title, street, house_number, postal_code, city, canton, construction_year, floors,
  has_lift, created_at)
select $1, ${houseId('n')}, street || ' ' || number, street, number, split_part(place, ' ', 1),
  substring(place from 6 for length(place) - 8), right(place, 2), 1900 + pg_temp.draw(n, 3, 124), 4,
  pg_temp.draw(n, 4, 2) = 1, $4::timestamptz - interval '5 years'
from generate_series(1, ceil($2::int / ${flatsPerHouse}.0)::bigint) as n
cross join lateral (
  select pg_temp.pick(n, 1, $6::text[]) as street, (1 + n % 180)::text as number, pg_temp.pick(n, 2, $5::text[]) as place
) drawn`

/** The state of flat k is computed from k: outcomes.ts assigns it to the household that matches this state. */
const insertFlats = `
insert into property_object (workspace_id, id, building_id, kind, reference_number, title, object_type, progress_state,
  rooms, area, floor, floor_number, net_rent, ancillary_cost, gross_rent, deposit, move_in_date, is_published,
  search_text, created_at)
select $1, ${flatId('k', '$3', '$4')}, b.id, 'apartment', reference, told.title, 'apartment',
  case when k % 10 = 0 then 'with_offer' when k % 10 <= 3 then 'assigned' when k % 10 <= 5 then 'rented' else 'available' end,
  rooms, rooms * 22 + pg_temp.draw(k, 12, 20), floor || '. OG', floor, net, 22000, net + 22000, 3 * (net + 22000),
  ($4::timestamptz + (20 + pg_temp.draw(k, 14, 90)) * interval '1 day')::date, k % 10 > 5,
  folded(concat_ws(' ', reference, told.title, b.title, b.postal_code, b.city)), created
from generate_series(1, $2::bigint) as k
cross join lateral (
  select (array[1.5, 2.5, 2.5, 3.5, 3.5, 3.5, 4.5, 4.5, 5.5])[1 + pg_temp.draw(k, 11, 9)] as rooms,
    (1 + (k / 3) % 4)::int as floor, $3 || '-' || lpad(k::text, 6, '0') as reference,
    $4::timestamptz - interval '4 years' as created
) drawn
cross join lateral (
  select (rooms * 46000)::bigint + pg_temp.draw(k, 13, 60) * 500 as net,
    rooms || '-Zimmer-Wohnung, ' || floor || '. OG' as title
) told
join building b on b.workspace_id = $1 and b.id = ${houseId(`1 + (k - 1) / ${flatsPerHouse}`)}`

export async function writeHouses(client: PoolClient, filling: Filling): Promise<void> {
  const { workspaceId, flats, series, today } = filling
  await client.query(insertHouses, [workspaceId, flats, series, today, places, streets])
  await client.query(insertFlats, [workspaceId, flats, series, today])
  await learnAfter(client, flats, 'building, property_object')
}
