-- What the chosen options of the form are worth together; null where the form says of none. The rule is form-points.ts of the
-- application form. Only answers to questions that were asked are kept, so that what is here can be summed from them.
alter table application add column form_points integer;
create index application_form_points on application (workspace_id, form_points nulls first, id);

alter table application no force row level security;
alter table application_form no force row level security;
alter table adult no force row level security;
alter table child no force row level security;
with worth as (
  select f.workspace_id, f.id form_id, coalesce(s ->> 'of', 'household') part, q ->> 'key' key, o ->> 'value' value,
    (o ->> 'points')::int points
  from application_form f
    cross join lateral jsonb_path_query(f.definition, '$.steps[*].sections[*]') s
    cross join lateral jsonb_array_elements(s -> 'fields') q
    cross join lateral jsonb_array_elements(q -> 'options') o
  where jsonb_typeof(q -> 'options') = 'array' and o ? 'points'
)
update application a set form_points =
  coalesce((select sum(w.points) from worth w
    where w.workspace_id = a.workspace_id and w.form_id = a.form_id and w.part = 'household'
      and a.answers ->> w.key = w.value), 0)
  + coalesce((select sum(w.points) from worth w join adult p on p.workspace_id = a.workspace_id and p.application_id = a.id
    where w.workspace_id = a.workspace_id and w.form_id = a.form_id and w.part = 'adult'
      and p.answers ->> w.key = w.value), 0)
  + coalesce((select sum(w.points) from worth w join child k on k.workspace_id = a.workspace_id and k.application_id = a.id
    where w.workspace_id = a.workspace_id and w.form_id = a.form_id and w.part = 'child'
      and k.answers ->> w.key = w.value), 0)
where exists (select from worth w where w.workspace_id = a.workspace_id and w.form_id = a.form_id);
alter table application force row level security;
alter table application_form force row level security;
alter table adult force row level security;
alter table child force row level security;
