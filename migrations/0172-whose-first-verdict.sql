-- A first verdict belongs to somebody from its first grade on, not only once the grade of the whole stands.
alter table application no force row level security;
alter table evaluation no force row level security;
update application a
set evaluated_by = e.rated_by
from (
  select distinct on (workspace_id, application_id) workspace_id, application_id, rated_by
  from evaluation
  where round = 'final'
  order by workspace_id, application_id, rated_at
) e
where a.evaluated_by is null and e.workspace_id = a.workspace_id and e.application_id = a.id;
alter table evaluation force row level security;
alter table application force row level security;
