-- Whom an agreement names that has gone out: [{name, dateOfBirth}]. People can be corrected afterwards, the paper cannot.
alter table rental_contract add column parties jsonb;

-- What stands now is taken for what went out. Row security is forced on the owner too.
alter table rental_contract no force row level security;
alter table assignment no force row level security;
alter table adult no force row level security;
alter table application no force row level security;
alter table property_object no force row level security;
alter table building no force row level security;
update rental_contract c set parties = named.parties
from assignment s, lateral (
  select jsonb_agg(jsonb_build_object('name', a.first_name || ' ' || a.last_name, 'dateOfBirth', a.date_of_birth)
    order by a.position, a.id) parties
  from adult a where a.workspace_id = s.workspace_id and a.application_id = s.application_id) named
where s.workspace_id = c.workspace_id and s.id = c.assignment_id
  and s.contract_state in ('contract_sent', 'with_contract', 'quit');

-- People corrected after the assignment: heading, list and search kept the names of the day it was made.
update assignment s set tenant_names = coalesce(named.names, a.contact_name),
  search_text = folded(concat_ws(' ', a.number, coalesce(named.names, a.contact_name), a.contact_email, o.title,
    o.reference_number, b.street || ' ' || b.house_number || ', ' || b.postal_code || ' ' || b.city))
from application a, property_object o, building b, lateral (
  select string_agg(p.first_name || ' ' || p.last_name, ', ' order by p.position, p.id) names
  from adult p where p.workspace_id = a.workspace_id and p.application_id = a.id) named
where s.state <> 'cancelled' and a.workspace_id = s.workspace_id and a.id = s.application_id
  and o.workspace_id = s.workspace_id and o.id = s.object_id
  and b.workspace_id = o.workspace_id and b.id = o.building_id
  and s.tenant_names is distinct from coalesce(named.names, a.contact_name);
alter table rental_contract force row level security;
alter table assignment force row level security;
alter table adult force row level security;
alter table application force row level security;
alter table property_object force row level security;
alter table building force row level security;
