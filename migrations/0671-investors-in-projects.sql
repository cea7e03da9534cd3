-- 26.11.2026. The state of an investor in each project, every step with its proof, offers and signed confidentiality agreements
-- (decision 0671). Money in Rappen.

create table investor_application (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  investor_id uuid not null,
  project_id uuid not null,
  state text not null,
  -- State before the investor left or was turned down; reopening returns to it.
  state_before text,
  is_favourite boolean not null default false,
  reason text,
  proposed_at timestamptz,
  opted_out_at timestamptz,
  -- Deadlines of which the investor was reminded last.
  reminded_nbo date,
  reminded_bo date,
  awarded_price bigint check (awarded_price > 0),
  is_direct boolean,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, investor_id, project_id),
  foreign key (workspace_id, investor_id) references investor (workspace_id, id) on delete cascade,
  foreign key (workspace_id, project_id) references b2b_project (workspace_id, id) on delete cascade
);
create index investor_application_project on investor_application (workspace_id, project_id, state);
-- A project is sold to one investor.
create unique index investor_application_awarded on investor_application (workspace_id, project_id) where state = 'awarded';
call protect_by_workspace('investor_application');

-- Never changed: proof of each step.
create table investor_step (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  state text not null,
  at timestamptz not null,
  actor_kind text not null,
  actor_name text not null,
  channel text not null,
  -- Version of the document that the step is about, such as the text of the agreement.
  document_version integer,
  reason text,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references investor_application (workspace_id, id) on delete cascade
);
create index investor_step_application on investor_step (workspace_id, application_id, at, id);
call protect_by_workspace('investor_step');

create table investor_offer (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  kind text not null check (kind in ('nbo', 'bo')),
  amount bigint not null check (amount > 0),
  -- Upper end of an indicated range.
  amount_to bigint check (amount_to >= amount),
  structure text not null check (structure in ('asset', 'share')),
  financing text,
  conditions text,
  due_diligence text,
  timing text,
  signatory text,
  valid_until date,
  received_on date not null,
  file_id uuid,
  -- Null for the offer that counts; set when a newer one of the kind replaced it.
  replaced_at timestamptz,
  recorded_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references investor_application (workspace_id, id) on delete cascade
);
create index investor_offer_application on investor_offer (workspace_id, application_id, kind);
create unique index investor_offer_current on investor_offer (workspace_id, application_id, kind) where replaced_at is null;
call protect_by_workspace('investor_offer');

create table investor_nda (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  -- Version of the project's text, and its SHA-256 as shown in this language.
  version integer not null,
  language text not null check (language in ('de', 'fr')),
  text_sha256 bytea not null,
  method text not null check (method in ('click', 'drawn', 'paper')),
  signed_name text not null,
  signed_function text,
  email text,
  account_id uuid,
  strokes jsonb,
  -- Network address of the signer; null on paper.
  address text,
  signed_at timestamptz not null,
  valid_years integer not null,
  -- The certificate, or the signed paper.
  file_id uuid,
  recorded_by uuid,
  primary key (workspace_id, id),
  unique (workspace_id, application_id),
  foreign key (workspace_id, application_id) references investor_application (workspace_id, id) on delete cascade
);
call protect_by_workspace('investor_nda');

alter table interested_investor
  add foreign key (workspace_id, project_id) references b2b_project (workspace_id, id) on delete set null (project_id);
create index interested_investor_project on interested_investor (workspace_id, project_id) where project_id is not null;
