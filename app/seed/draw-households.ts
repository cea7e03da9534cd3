// Values that households draw by their number: state, people and wishes.

import { flatId } from './houses.ts'

/** The household of flat k, if it has one: flats are spread evenly over the household numbers. */
const every = 'greatest($4::bigint / $5::bigint, 1)'
const chosenFlat = `case when n % ${every} = 0 and n / ${every} <= $5 then n / ${every} end`

/**
 * Among each ten flats one is offered, three are assigned, two rented; older households without such a flat are
 * mostly inactive.
 */
const state = `case
  when flat % 10 = 0 then 'with_offer'
  when flat % 10 <= 5 then 'assigned'
  when n > $4 * 0.7 then (array['active.new', 'active.in_progress', 'active.evaluated', 'with_offer.declined', 'inactive'])
    [pg_temp.weigh(seed, 21, '{35,60,78,82,100}')]
  else (array['active.new', 'active.in_progress', 'active.evaluated', 'with_offer.declined', 'inactive'])
    [pg_temp.weigh(seed, 21, '{3,10,20,25,100}')] end`

const types =
  'single_person_household,couple_household,couple_household_with_child,single_parent_household,flat_share,other_household'
const sources = 'platform,project_website,search_engine,online_advertising,newspaper,recommendation,other'
const reasons = 'denied,withdrawn_by_applicant,rented_elsewhere,documents_missing,not_reachable,duplicate'

/**
 * $1 to $2 are the numbers of this portion. $4 is the total, so that the last household arrived yesterday evening and
 * none arrives in the future.
 */
export const drawHouseholds = `
create temporary table household on commit drop as
select *, pg_temp.id_of('application' || $8::text, n, created_at) as id,
  case when state in ('active.evaluated', 'with_offer', 'with_offer.declined', 'assigned')
    or (state = 'inactive' and pg_temp.draw(seed, 33, 2) = 0)
    then (array['A', 'B', 'C', 'D'])[pg_temp.weigh(seed, 34, '{20,60,88,100}')] end as grade,
  case when state = 'inactive' then pg_temp.pick(seed, 35, string_to_array('${reasons}', ',')) end as reason,
  case when origin = 2 or pg_temp.draw(seed, 36, 12) = 0 then 'fr' else 'de' end as language
from (
  select *, ${state} as state,
    case household_type when 'single_person_household' then 1 when 'single_parent_household' then 1
      when 'flat_share' then 2 + pg_temp.draw(seed, 24, 2) else 2 end as adults,
    case household_type when 'couple_household_with_child' then 1 + pg_temp.draw(seed, 25, 3)
      when 'single_parent_household' then 1 + pg_temp.draw(seed, 25, 2) else 0 end as children
  from (
    select n, n + $3::bigint as seed, n + $3::bigint as number, ${chosenFlat} as flat,
      $6::timestamptz - interval '4 hours' - ($4 - n) * (case when $4 > 50000 then interval '3 years' else interval '1 year' end / $4)
        as created_at,
      pg_temp.weigh(n + $3, 22, $7::int[]) as origin,
      (string_to_array('${types}', ','))[pg_temp.weigh(n + $3, 23, '{35,60,80,88,97,100}')] as household_type,
      case when pg_temp.draw(n + $3, 26, 100) < 85 then 30000 + pg_temp.draw(n + $3, 27, 12) * 10000
        + pg_temp.draw(n + $3, 28, 4) * 10000 end as income,
      pg_temp.draw(n + $3, 29, 5) = 0 as has_pets,
      greatest(pg_temp.draw(n + $3, 30, 6) - 3, 0) as parking,
      pg_temp.pick(n + $3, 31, string_to_array('${sources}', ',')) as source,
      (array['none', 'partial', 'complete', 'expired'])[pg_temp.weigh(n + $3, 32, '{30,60,95,100}')] as documents,
      (array['none', 'sent', 'answered', 'reminder', 'failed'])[pg_temp.weigh(n + $3, 37, '{60,75,93,98,100}')] as refs
    from generate_series($1::bigint, $2::bigint) as n
  ) drawn
) standing`

/** Adults have positions from 0, children from 100. Families mostly share a name. */
export const drawPeople = `
create temporary table person on commit drop as
select n, false as is_child, position, case when is_woman then 'ms' else 'mr' end as title, first_name, last_name,
  translate(folded(first_name || '.' || last_name), ' ''-', '') || number || '@example.ch' as email,
  '+417' || 6 + pg_temp.draw(seed, 61, 4) || lpad(pg_temp.draw(seed, 62 + position, 10000000)::text, 7, '0') as phone,
  ($1::timestamptz - (7000 + pg_temp.draw(seed, 63 + position, 18000)) * interval '1 day')::date as born
from (
  select h.n, h.number, h.seed, position, pg_temp.draw(h.seed, 51 + position, 2) = 0 as is_woman,
    pg_temp.pick(h.seed, 54 + position,
      case when pg_temp.draw(h.seed, 51 + position, 2) = 0 then pg_temp.women(h.origin) else pg_temp.men(h.origin) end) as first_name,
    pg_temp.pick(h.seed, case when position > 0 and pg_temp.draw(h.seed, 57, 3) = 0 then 58 + position else 50 end,
      pg_temp.families(h.origin)) as last_name
  from household h cross join lateral generate_series(0, h.adults - 1) as position
) adults
union all
select h.n, true, 100 + position, null, pg_temp.pick(h.seed, 71 + position, pg_temp.child_names()),
  pg_temp.pick(h.seed, 50, pg_temp.families(h.origin)), null, null,
  ($1::timestamptz - (200 + pg_temp.draw(h.seed, 75 + position, 5500)) * interval '1 day')::date
from household h cross join lateral generate_series(0, h.children - 1) as position`

/** Up to three flats; the first wish of a household with a flat is that flat. */
export const drawWishes = `
create temporary table wish on commit drop as
select n, min(rank) as rank, ${flatId('flat', '$2', '$3')} as object_id
from (
  select h.n, rank, case when rank = 1 and h.flat is not null then h.flat else 1 + pg_temp.draw(h.seed, 80 + rank, $1::int) end as flat
  from household h cross join lateral generate_series(1, 1 + pg_temp.draw(h.seed, 80, 3)) as rank
) wished
group by n, flat`
