-- 26.11.2026. Kept numbers of applications by postcode, for workspaces with too many to count each time (decision 0580).

create table origin_count (
  workspace_id uuid not null references workspace (id) on delete cascade,
  -- The wished building; the id of zeros for all applications, with or without a wish.
  building_id uuid not null,
  -- Empty if there is none.
  country text not null,
  postcode text not null,
  count integer not null check (count > 0),
  counted_at timestamptz not null,
  primary key (workspace_id, building_id, country, postcode)
);
call protect_by_workspace('origin_count');
