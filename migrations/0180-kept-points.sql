-- Points stand on the application itself, so that lists can show, sort and filter by them. The database keeps them: whoever
-- writes what a rule reads, in whatever way, leaves them right. `areas/applications/rules/points.ts` counts the same line by
-- line and explains it; points-kept.test.ts compares both after any sequence of changes.

-- In force until a workspace writes its own.
create function usual_point_rules() returns jsonb language sql immutable parallel safe return '[
  {"fact": "income_ratio", "weight": 2, "steps": [{"from": 2.5, "points": 4}, {"from": 3, "points": 8}, {"from": 4, "points": 10}]},
  {"fact": "occupancy", "weight": 2, "steps": [{"from": -1, "points": 3}, {"from": 0, "points": 10}]},
  {"fact": "documents", "weight": 1, "steps": [{"value": "complete", "points": 10}, {"value": "partial", "points": 4}, {"value": "expired", "points": 2}]},
  {"fact": "references", "weight": 1, "steps": [{"value": "answered", "points": 10}]},
  {"fact": "overall_evaluation", "weight": 3, "steps": [{"value": "A", "points": 10}, {"value": "B", "points": 7}, {"value": "C", "points": 3}]}
]'::jsonb;

-- Of a version, or those of today.
create function point_rules_of(workspace uuid, version integer) returns jsonb language plpgsql stable as $$
begin
  return coalesce((select r.rules from point_rules r
    where r.workspace_id = workspace and (version is null or r.version_number = version)
    order by r.version_number desc limit 1), usual_point_rules());
end $$;

-- Half up to one decimal, as JavaScript rounds; not numeric, which would round its decimals and not its binary tails.
create function to_one_decimal(amount double precision) returns double precision
  language sql immutable parallel safe return floor(amount * 10 + 0.5) / 10;

-- Null without rules: nothing is known then, which is not the same as no points.
create function points_by(rules jsonb, facts jsonb) returns double precision language plpgsql immutable parallel safe as $$
declare
  rule jsonb; step jsonb; value text; reached double precision; points double precision; total double precision;
begin
  for rule in select * from jsonb_array_elements(rules) loop
    value := facts ->> (rule ->> 'fact');
    points := 0;
    reached := null;
    for step in select * from jsonb_array_elements(rule -> 'steps') loop
      if step ? 'from' then
        if value::double precision >= (step ->> 'from')::double precision
          and (reached is null or reached <= (step ->> 'from')::double precision) then
          reached := (step ->> 'from')::double precision;
          points := (step ->> 'points')::double precision;
        end if;
      elsif step ->> 'value' = value then
        points := (step ->> 'points')::double precision;
        exit;
      end if;
    end loop;
    total := coalesce(total, 0) + to_one_decimal(points * (rule ->> 'weight')::double precision);
  end loop;
  return to_one_decimal(total);
end $$;

-- What rules read of an application, and of the object it wishes for first.
create function point_facts_of(a application, grade text, gross_rent bigint, rooms double precision, min_occupancy integer)
  returns jsonb language sql immutable parallel safe return jsonb_build_object(
    'income_ratio', to_one_decimal(a.income::double precision / 12 / (nullif(gross_rent, 0)::double precision / 100)),
    'occupancy', a.persons - coalesce(min_occupancy, greatest(1, floor(coalesce(rooms, 1) - 1))),
    'children', a.children,
    'documents', a.documents,
    'references', a."references",
    'household_type', a.household_type,
    'pets', case when a.has_pets then 'yes' else 'no' end,
    'overall_evaluation', grade);

create function points_of(a application, grade text) returns double precision language plpgsql stable as $$
declare
  first record;
  facts jsonb;
begin
  select o.gross_rent, o.rooms, o.min_occupancy into first
    from application_wish w join property_object o on o.workspace_id = w.workspace_id and o.id = w.object_id
    where w.workspace_id = a.workspace_id and w.application_id = a.id
    order by w.rank limit 1;
  facts := point_facts_of(a, grade, first.gross_rent, first.rooms, first.min_occupancy);
  -- Who wishes for nothing lives nowhere too closely.
  if not found then facts := facts - 'occupancy'; end if;
  return points_by(point_rules_of(a.workspace_id, a.points_version), facts);
end $$;

alter table application
  add column points double precision,
  -- As those may know them who are still to judge (see 0131): without the grade that nobody has answered yet.
  add column public_points double precision;

create function keep_points() returns trigger language plpgsql as $$
begin
  -- Whoever saves rules meanwhile waits for this, and the other way round: nobody counts by rules that are just going.
  if new.points_version is null then
    perform pg_advisory_xact_lock_shared(hashtextextended('points ' || new.workspace_id, 0));
  end if;
  new.points := points_of(new, new.overall_evaluation);
  new.public_points := case when new.overall_evaluation is null or new.second_evaluation is not null then new.points
    else points_of(new, null) end;
  return new;
end $$;

-- A row that brings its points has counted them already (`npm run seed`, which says so for its wishes by the setting
-- `app.points_brought`); whoever sets them to null later asks for a recount.
create trigger keep_points_of_new before insert on application for each row
  when (new.points is null) execute function keep_points();
create trigger keep_points_of_changed before update of points, income, persons, children, documents, "references",
  household_type, has_pets, overall_evaluation, second_evaluation, points_version on application for each row
  when (new.points is null or (new.income, new.persons, new.children, new.documents, new."references", new.household_type,
    new.has_pets, new.overall_evaluation, new.second_evaluation, new.points_version) is distinct from (old.income, old.persons,
    old.children, old.documents, old."references", old.household_type, old.has_pets, old.overall_evaluation,
    old.second_evaluation, old.points_version))
  execute function keep_points();

create function recount_points_of_wishing() returns trigger language plpgsql as $$
begin
  update application a set points = null
    from (select distinct workspace_id, application_id from touched) t
    where a.workspace_id = t.workspace_id and a.id = t.application_id
      and a.points is distinct from points_of(a, a.overall_evaluation);
  return null;
end $$;

create trigger recount_points_wished after insert on application_wish
  referencing new table as touched for each statement
  when (current_setting('app.points_brought', true) is distinct from 'yes') execute function recount_points_of_wishing();
create trigger recount_points_changed after update on application_wish
  referencing new table as touched for each statement execute function recount_points_of_wishing();
create trigger recount_points_unwished after delete on application_wish
  referencing old table as touched for each statement execute function recount_points_of_wishing();

-- Whoever changes these holds the applications first (objects/server/edit.ts).
create function recount_points_of_object() returns trigger language plpgsql as $$
begin
  update application a set points = null
    from application_wish w
    where w.workspace_id = new.workspace_id and w.object_id = new.id
      and not exists (select from application_wish e where e.workspace_id = w.workspace_id
        and e.application_id = w.application_id and e.rank < w.rank)
      and a.workspace_id = w.workspace_id and a.id = w.application_id
      and a.points is distinct from points_of(a, a.overall_evaluation);
  return null;
end $$;

create trigger recount_points after update of gross_rent, rooms, min_occupancy on property_object for each row
  when ((new.gross_rent, new.rooms, new.min_occupancy) is distinct from (old.gross_rent, old.rooms, old.min_occupancy))
  execute function recount_points_of_object();

-- New rules touch very many: the job `recount-points` follows them. Here it only waits for those who count by the old ones.
create function wait_for_points() returns trigger language plpgsql as $$
begin
  if new.rules is distinct from point_rules_of(new.workspace_id, null) then
    perform pg_advisory_xact_lock(hashtextextended('points ' || new.workspace_id, 0));
  end if;
  return new;
end $$;
create trigger wait_for_points before insert on point_rules for each row execute function wait_for_points();

-- A portion of those whose rules are not fixed, in the order of their ids; answers the last one, null when none is left.
create function recount_points(workspace uuid, after_id uuid, most integer) returns uuid language sql as $$
  with portion as materialized (
    select id from application where workspace_id = workspace and points_version is null and id > after_id
      order by id limit most for update),
  counted as (
    update application a set points = null from portion p where a.workspace_id = workspace and a.id = p.id returning a.id)
  select max(id::text)::uuid from counted
$$;

alter table application no force row level security;
alter table application_wish no force row level security;
alter table property_object no force row level security;
alter table point_rules no force row level security;
update application set points = null;
alter table application force row level security;
alter table application_wish force row level security;
alter table property_object force row level security;
alter table point_rules force row level security;

create index application_points on application (workspace_id, points nulls first, id);
create index application_state_points on application (workspace_id, progress_state, points nulls first, id);
create index application_public_points on application (workspace_id, public_points nulls first, id);
