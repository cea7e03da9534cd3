// Rows of the list of choices: each buyer who has an object, with each option that is offered to them. The same rules as
// `offersOf` in SQL, so that the list counts and sorts in the database; a test compares the two.

import { getTableName } from 'drizzle-orm'
import { propertyObject } from '#areas/objects/server/public.ts'
import { isOverSql } from '../reservation/clock-sql.ts'

const zone = `'Europe/Zurich'`
const today = `(now() at time zone ${zone})::date`
const heldOn = `(r.held_since at time zone ${zone})::date`
const ofOption = `coalesce(o.deadline_on, ${heldOn} + o.deadline_days)`
const lastDay = `coalesce(c.deadline_on, ${ofOption})`
const addedOn = `(o.created_at at time zone ${zone})::date`
const reached = `(o.reach = 'all' or (o.reach = 'buildings' and p.building_id = any (o.building_ids))
  or (o.reach = 'objects' and p.id = any (o.object_ids)))`

/** A subquery with `id` and `workspace_id`, in place of a table. */
export const buyerChoices = `(select r.workspace_id, md5(r.id::text || o.id::text)::uuid as id, r.id as reservation_id,
    r.application_id, r.object_id, r.buyer_names, o.id as option_id, o.position, p.title as object_title,
    p.sort_key as object_sort, v.content, coalesce(c.choice_key, v.content #>> '{choices,0,key}') as choice_key,
    c.effect, c.chosen_at, ${lastDay} as last_day,
    case when c.chosen_by in ('buyer', 'staff') then 'confirmed'
      when c.chosen_by is null and ${today} <= ${lastDay} then 'open' else 'by_default' end as state,
    folded(concat_ws(' ', r.buyer_names, p.title, v.content ->> 'titleDe', v.content ->> 'titleFr')) as search_text
  from reservation r
  join ${getTableName(propertyObject)} p on p.workspace_id = r.workspace_id and p.id = r.object_id
  join sale_option o on o.workspace_id = r.workspace_id
  left join sale_choice c on c.workspace_id = r.workspace_id and c.reservation_id = r.id and c.option_id = o.id
  join sale_option_version v on v.workspace_id = r.workspace_id and v.option_id = o.id
    and v.version_number = coalesce(c.content_version, o.content_version)
  where r.state in ('signed', 'paid', 'completed', 'sold') and not ${isOverSql('r')} and r.held_since is not null
    and (c.chosen_at is not null or c.deadline_on is not null
      or (o.ended_at is null and ${reached} and ${ofOption} >= greatest(${heldOn}, ${addedOn}))))`
