-- Where the official form of the initial rent is due, commune by commune: what holds in the canton at large, where it is due
-- all the same, and where it is not. So far a canton was due as a whole or in parts.

alter table project_setting no force row level security;
update project_setting s
set value = jsonb_set(s.value, '{rules}', (
  select coalesce(jsonb_agg(
    (rule - 'isPartial') || jsonb_build_object(
      'exempt', '[]'::jsonb,
      'places', case when coalesce((rule ->> 'isPartial')::boolean, false) then coalesce(rule -> 'places', '[]') else '[]'::jsonb end,
      'elsewhere', case
        when not coalesce((rule ->> 'isPartial')::boolean, false) then 'required'
        when jsonb_array_length(coalesce(rule -> 'places', '[]')) > 0 then 'none'
        else 'unclear'
      end
    ) order by place), '[]')
  from jsonb_array_elements(s.value -> 'rules') with ordinality as listed (rule, place)
))
where s.key = 'initial-rent-form' and jsonb_typeof(s.value -> 'rules') = 'array';
alter table project_setting force row level security;
