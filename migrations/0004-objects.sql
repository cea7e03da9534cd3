-- Houses and what is let or sold in them. Money is kept in Rappen, areas in square metres.

create table building (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  title text not null,
  street text not null,
  house_number text not null,
  postal_code text not null,
  city text not null,
  canton text not null,
  colony text,
  district text,
  construction_year integer,
  egid text,
  floors integer not null default 1,
  has_lift boolean not null default false,
  owner_name text,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index building_title on building (workspace_id, title, id);
call protect_by_workspace('building');

create table property_object (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  building_id uuid not null,
  kind text not null check (kind in ('apartment', 'parkingspace', 'other', 'craft', 'plot')),
  reference_number text not null,
  title text not null,
  object_type text not null,
  progress_state text not null default 'available'
    check (progress_state in ('draft', 'available', 'with_offer', 'assigned', 'reserved', 'rented', 'sold', 'inactive')),
  rooms double precision,
  area double precision,
  floor text,
  floor_number integer,
  orientation text,
  balcony_area double precision,
  net_rent bigint,
  ancillary_cost bigint,
  gross_rent bigint,
  deposit bigint,
  capital_share bigint,
  selling_price bigint,
  move_in_date date,
  min_occupancy integer,
  max_occupancy integer,
  min_adults integer,
  max_adults integer,
  min_children integer,
  max_children integer,
  is_subsidized boolean not null default false,
  allows_dogs boolean not null default false,
  allows_cats boolean not null default true,
  target_group text,
  tender_title text,
  tender_notice text,
  features text[] not null default '{}',
  ewid text,
  max_applications integer,
  contact_person jsonb,
  is_published boolean not null default false,
  publication_start date,
  publication_end date,
  -- The flat drawn as rooms on a grid: made into the floor plan that people see.
  floor_plan jsonb,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, building_id) references building (workspace_id, id)
);
create unique index property_object_reference on property_object (workspace_id, reference_number);
create index property_object_state on property_object (workspace_id, kind, progress_state, reference_number);
create index property_object_building on property_object (workspace_id, building_id, kind);
create index property_object_published on property_object (workspace_id, is_published, kind, progress_state);
create index property_object_search on property_object using gin (search_text gin_trgm_ops);
call protect_by_workspace('property_object');
