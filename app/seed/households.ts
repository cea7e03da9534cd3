// Households with their people and wishes: generated in temporary tables, then inserted table by table.

import type { PoolClient } from 'pg'
import { drawHouseholds, drawPeople, drawWishes } from './draw-households.ts'
import { originSums } from './drawing.ts'
import type { Filling } from './filling.ts'
import { learnAfter } from './tidy.ts'

/** Staff who may evaluate take turns; a workspace without any gets an evaluator that does not exist. */
const judge = (turn: string) => `
  select coalesce(people.ids[1 + ${turn} % cardinality(people.ids)], pg_temp.id_of('nobody', 0, $2::timestamptz)) as id
  from (select array_agg(id order by created_at, id) as ids from staff_user
    where workspace_id = $1 and role in ('superadmin', 'admin', 'superuser', 'user')) people`

/**
 * Computes the points by today's rules for all households at once; the database then does not recount each row when
 * its wishes are written.
 */
const countedBy = (grade: string) => `points_by((select rules from today), point_facts_of(jsonb_populate_record(
    null::application, to_jsonb(h) || jsonb_build_object('persons', h.adults + h.children, 'references', h.refs)),
    ${grade}, w.gross_rent, w.rooms, w.min_occupancy))`

const isAnswered = '(h.grade is null or pg_temp.draw(h.n, 42, 4) = 0)'

const insertApplications = `
with today as materialized (select point_rules_of($1::uuid, null) as rules)
insert into application (workspace_id, id, number, progress_state, language, contact_name, contact_email, contact_phone,
  household_type, adults, children, persons, income, income_ratio, has_pets, wants_parking, parking_spaces, move_in_wish,
  source, overall_evaluation, evaluated_by, second_evaluation, overall_star, is_marked_important, documents, "references",
  points, public_points, email_validated_at, deactivation_reason, state_before_inactive, offer_until, answers, slug, token_hash,
  search_text, created_at, last_activity_at)
select $1::uuid, h.id, h.number, h.state, h.language, p.contact_name, p.contact_email, p.contact_phone, h.household_type,
  h.adults, h.children, h.adults + h.children, h.income, round((h.income / 12.0 / (w.gross_rent / 100.0))::numeric, 2),
  h.has_pets, h.parking > 0, h.parking, (h.created_at + (30 + pg_temp.draw(h.n, 41, 120)) * interval '1 day')::date,
  h.source, h.grade, case when h.grade is not null then (${judge('h.n')}) end, case when ${isAnswered} then h.grade end, pg_temp.draw(h.n, 43, 25) = 0,
  pg_temp.draw(h.n, 44, 40) = 0, h.documents, h.refs, counted.points,
  case when ${isAnswered} then counted.points else ${countedBy('null')} end,
  case when pg_temp.draw(h.n, 45, 100) < 85 then h.created_at + interval '20 minutes' end,
  h.reason, case when h.state = 'inactive' then 'active.in_progress' end,
  case when h.state = 'with_offer' then $2::timestamptz + interval '5 days' end,
  jsonb_build_object('household_type', h.household_type, 'source', h.source, 'pets', h.has_pets),
  substr(md5('slug' || $1::uuid || ':' || h.number), 1, 20), decode(md5('token' || h.number) || md5(h.id::text), 'hex'),
  folded(concat_ws(' ', h.number, p.words, w.words)), h.created_at,
  least(h.created_at + pg_temp.draw(h.n, 46, 480) * interval '1 hour', $2::timestamptz + interval '9 hours')
from household h
join (
  select n, min(first_name || ' ' || last_name) filter (where position = 0) as contact_name,
    min(email) filter (where position = 0) as contact_email, min(phone) filter (where position = 0) as contact_phone,
    string_agg(concat_ws(' ', first_name, last_name, email, substr(phone, 2), '0' || substr(phone, 4)), ' ' order by position)
      as words
  from person group by n
) p on p.n = h.n
join (
  select w.n, min(o.gross_rent) filter (where w.rank = 1) as gross_rent, min(o.rooms) filter (where w.rank = 1) as rooms,
    min(o.min_occupancy) filter (where w.rank = 1) as min_occupancy,
    string_agg(o.title || ' ' || o.reference_number, ' ' order by w.rank) as words
  from wish w join property_object o on o.workspace_id = $1 and o.id = w.object_id group by w.n
) w on w.n = h.n
cross join lateral (select ${countedBy('h.grade')} as points offset 0) counted
order by h.n`

const insertAdults = `
insert into adult (workspace_id, id, application_id, position, title, first_name, last_name, date_of_birth, email, phone,
  tenant_type, nation, answers)
select $1::uuid, pg_temp.id_of('adult' || h.number, p.position, h.created_at), h.id, p.position, p.title, p.first_name, p.last_name,
  p.born, p.email, p.phone, case when p.position = 0 then 'main_tenant' else 'flatmate' end, 'CH',
  jsonb_build_object('title', p.title, 'firstname', p.first_name, 'name', p.last_name, 'email', p.email,
    'phone', p.phone, 'date_of_birth', p.born)
from person p join household h on h.n = p.n where not p.is_child`

const insertChildren = `
insert into child (workspace_id, id, application_id, position, first_name, last_name, date_of_birth, days_present)
select $1::uuid, pg_temp.id_of('child' || h.number, p.position, h.created_at), h.id, p.position - 100, p.first_name, p.last_name, p.born, 7
from person p join household h on h.n = p.n where p.is_child`

const insertWishes = `
insert into application_wish (workspace_id, application_id, object_id, building_id, rank)
select $1::uuid, h.id, o.id, o.building_id, w.rank
from wish w join household h on h.n = w.n join property_object o on o.workspace_id = $1 and o.id = w.object_id`

const insertGrades = `
insert into evaluation (workspace_id, application_id, round, criterion, grade, rated_by, rated_at)
select $1::uuid, h.id, 'final', 'overall', h.grade, staff.id, h.created_at + interval '3 days'
from household h
cross join lateral (${judge('h.n')}) staff
where h.grade is not null`

/** The second grade comes from the next user in the same order. */
const insertSecondGrades = `
insert into evaluation (workspace_id, application_id, round, criterion, grade, rated_by, rated_at)
select $1::uuid, h.id, 'second_evaluation', 'overall', a.second_evaluation, staff.id, h.created_at + interval '4 days'
from household h
join application a on a.workspace_id = $1 and a.id = h.id and a.second_evaluation is not null
cross join lateral (${judge('h.n + 1')}) staff`

export async function writeHouseholds(
  client: PoolClient,
  filling: Filling,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { workspaceId, before, applications, flats, series, today } = filling
  await client.query(drawHouseholds, [from, to, before, applications, flats, today, originSums, series])
  await client.query(drawPeople, [today])
  await client.query(drawWishes, [flats, series, today])
  await client.query('analyze household, person, wish')
  const place = [workspaceId, today]
  await client.query(insertApplications, place)
  // After filling a small workspace, the connection's statistics show a small table, and the plan would scan the
  // whole table for each person's household.
  await learnAfter(client, to - from + 1, 'application')
  await client.query(insertAdults, [workspaceId])
  await client.query(insertChildren, [workspaceId])
  await client.query(insertWishes, [workspaceId])
  await client.query(insertGrades, place)
  await client.query(insertSecondGrades, place)
}
