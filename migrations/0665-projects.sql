-- 26.11.2026. B2B projects: properties offered to investors, with the text of the confidentiality agreement in versions and the
-- channels of publication (decision 0665). Money in Rappen.

create table b2b_project (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- Part of the public addresses: random, because the teaser names neither title nor address.
  slug text not null check (slug ~ '^[a-z0-9]{12}$'),
  title text not null check (title = btrim(title) and title <> ''),
  reference_number text not null default '',
  state text not null default 'draft' check (state in ('draft', 'published', 'reserved', 'sold', 'withdrawn')),
  street text not null default '',
  house_number text not null default '',
  postal_code text not null default '',
  city text not null default '',
  canton text,
  transaction_type text not null default 'asset' check (transaction_type in ('asset', 'share')),
  property_uses text[] not null default '{}',
  -- Codes of the federal model of harmonised building zones.
  building_zones text[] not null default '{}',
  price bigint check (price > 0),
  -- Net rent of a year if everything is let.
  target_rent bigint check (target_rent >= 0),
  -- Rent lost by vacancy and costs that the owner bears, per year.
  vacancy_loss bigint check (vacancy_loss >= 0),
  running_costs bigint check (running_costs >= 0),
  -- Once: transfer tax, notary and land register.
  purchase_costs bigint check (purchase_costs >= 0),
  nbo_due date,
  bo_due date,
  signing_on date,
  closing_on date,
  owner_id uuid,
  -- Further facts, criteria for investors and contact people: shapes in contract/project-data.ts.
  facts jsonb not null default '{}',
  criteria jsonb not null default '{}',
  contact_people jsonb not null default '[]',
  -- Texts of the advertisement by component and language, and the components chosen for it.
  texts jsonb not null default '{}',
  components text[] not null default '{}',
  -- Center of the town (longitude, latitude), never of the address.
  town_position jsonb,
  search_text text not null default '',
  version integer not null default 1,
  published_at timestamptz,
  sold_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, owner_id) references property_owner (workspace_id, id),
  check ((state = 'sold') = (sold_at is not null)),
  check (state not in ('published', 'reserved', 'withdrawn') or published_at is not null)
);
create unique index b2b_project_slug on b2b_project (workspace_id, slug);
create index b2b_project_state on b2b_project (workspace_id, state, updated_at desc, id);
create index b2b_project_owner on b2b_project (workspace_id, owner_id) where owner_id is not null;
create index b2b_project_nbo on b2b_project (workspace_id, nbo_due) where state in ('published', 'reserved');
create index b2b_project_bo on b2b_project (workspace_id, bo_due) where state in ('published', 'reserved');
create index b2b_project_search on b2b_project using gin (search_text gin_trgm_ops);
call protect_by_workspace('b2b_project');

-- A version is never changed: signatures refer to the version that was read.
create table b2b_project_nda (
  workspace_id uuid not null references workspace (id) on delete cascade,
  project_id uuid not null,
  version integer not null check (version > 0),
  -- HTML by language.
  texts jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, project_id, version),
  foreign key (workspace_id, project_id) references b2b_project (workspace_id, id) on delete cascade
);
call protect_by_workspace('b2b_project_nda');

create table b2b_project_publication (
  workspace_id uuid not null references workspace (id) on delete cascade,
  project_id uuid not null,
  platform text not null check (platform in ('teaser')),
  published_at timestamptz not null,
  -- Null while the project is shown there.
  ended_at timestamptz,
  primary key (workspace_id, project_id, platform),
  foreign key (workspace_id, project_id) references b2b_project (workspace_id, id) on delete cascade
);
call protect_by_workspace('b2b_project_publication');
