-- The list of tenants is also searched for the children of a household, as the list of applications is.

alter table assignment no force row level security;
alter table child no force row level security;
update assignment s set search_text = s.search_text || ' ' || named.words
from (
  select workspace_id, application_id, folded(string_agg(first_name || ' ' || last_name, ' ' order by position, id)) as words
  from child group by workspace_id, application_id) named
where named.workspace_id = s.workspace_id and named.application_id = s.application_id and s.state <> 'cancelled';
alter table assignment force row level security;
alter table child force row level security;
