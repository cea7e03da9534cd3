-- 27.11.2026. The dashboard of a large workspace (decision 0700): the sums over all buildings are read for almost every
-- figure and were spread among forty times as many rows of single buildings. They become partitions of their own.

alter table analytics_day rename to analytics_day_building;
alter index analytics_day_pkey rename to analytics_day_building_pkey;

create table analytics_day (
  workspace_id uuid not null references workspace (id) on delete cascade,
  record_kind text not null,
  facet text not null,
  building_id uuid not null,
  day date not null,
  object_kind text not null,
  state text not null,
  is_deleted boolean not null,
  value text not null,
  records integer not null,
  invited integer not null,
  viewed integer not null,
  applied integer not null,
  offered integer not null,
  refused integer not null,
  contracted integer not null,
  primary key (workspace_id, record_kind, facet, building_id, day, object_kind, state, is_deleted, value)
) partition by list (building_id);
call protect_by_workspace('analytics_day');

create table analytics_day_all partition of analytics_day for values in ('00000000-0000-0000-0000-000000000000')
  partition by list (facet);
call protect_by_workspace('analytics_day_all');
create table analytics_day_object partition of analytics_day_all for values in ('object');
call protect_by_workspace('analytics_day_object');
create table analytics_day_property partition of analytics_day_all default;
call protect_by_workspace('analytics_day_property');

-- Applications of all time by object, deleted ones included: the largest objects are found without reading each day.
create table analytics_object (
  workspace_id uuid not null references workspace (id) on delete cascade,
  building_id uuid not null,
  object_id uuid not null,
  object_kind text not null,
  state text not null,
  records integer not null,
  primary key (workspace_id, building_id, object_id, object_kind, state)
);

-- Row security would hide the rows of every workspace from the owner of the tables.
alter table analytics_day_building no force row level security;
alter table analytics_day no force row level security;
with moved as (
  delete from analytics_day_building where building_id = '00000000-0000-0000-0000-000000000000' returning *
)
-- By day, as counting writes them.
insert into analytics_day select * from moved order by day;
insert into analytics_object
select workspace_id, building_id, value::uuid, object_kind, state, sum(records)
from analytics_day_building where record_kind = 'application' and facet = 'object'
group by 1, 2, 3, 4, 5 having sum(records) <> 0;
alter table analytics_day_building force row level security;
alter table analytics_day force row level security;
call protect_by_workspace('analytics_object');

alter table analytics_day attach partition analytics_day_building default;
analyze analytics_day_object, analytics_day_property, analytics_object;
