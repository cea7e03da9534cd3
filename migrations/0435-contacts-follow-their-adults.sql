-- A corrected adult used to keep the misspelt name as the contact of the application. The contact takes the name of the adult
-- where the audit shows that it is the one from before the correction, and exactly one adult is meant.

alter table application no force row level security;
alter table adult no force row level security;
alter table audit_entry no force row level security;

with corrected as (
  select e.workspace_id, e.subject_id as application_id, e.cause as former_name,
    first.change ->> 'old' as first_before, first.change ->> 'new' as first_after,
    last.change ->> 'old' as last_before, last.change ->> 'new' as last_after
  from audit_entry e
  left join lateral (select change from jsonb_array_elements(e.changes) change where change ->> 'field' = 'first_name') first on true
  left join lateral (select change from jsonb_array_elements(e.changes) change where change ->> 'field' = 'last_name') last on true
  where e.event = 'adult.corrected' and e.subject_kind = 'application'
    and coalesce(first.change, last.change) is not null
), meant as (
  select c.workspace_id, c.application_id, min(p.first_name || ' ' || p.last_name) as name
  from corrected c
  join application a on a.workspace_id = c.workspace_id and a.id = c.application_id and a.contact_name = c.former_name
  join adult p on p.workspace_id = c.workspace_id and p.application_id = c.application_id
    and p.first_name = coalesce(c.first_after, p.first_name) and p.last_name = coalesce(c.last_after, p.last_name)
    and c.former_name = coalesce(c.first_before, p.first_name) || ' ' || coalesce(c.last_before, p.last_name)
  where not exists (
    select from adult o where o.workspace_id = c.workspace_id and o.application_id = c.application_id
      and o.first_name || ' ' || o.last_name = c.former_name)
  group by c.workspace_id, c.application_id
  having count(distinct p.id) = 1
)
update application a set contact_name = meant.name
from meant where a.workspace_id = meant.workspace_id and a.id = meant.application_id;

alter table application force row level security;
alter table adult force row level security;
alter table audit_entry force row level security;
