-- 26.11.2026. Investors of projects for sale, their contact people and what they look for; people who asked about such
-- projects and are no investors yet (decision 0670).

create table investor (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  progress_state text not null default 'active' check (progress_state in ('active', 'inactive')),
  company text not null,
  investor_type text not null,
  legal_form text,
  uid text,
  street text,
  postal_code text,
  seat text,
  country text not null default 'CH',
  website text,
  -- Name and address of the first contact person, for mails and lists.
  contact_name text not null,
  contact_email text,
  contact_phone text,
  language text not null check (language in ('de', 'fr')),
  is_co_broker boolean not null default false,
  -- Search profile. Empty lists and null are open; amounts in Rappen, the yield in percent.
  cantons text[] not null default '{}',
  postal_codes text[] not null default '{}',
  property_uses text[] not null default '{}',
  building_zones text[] not null default '{}',
  property_states text[] not null default '{}',
  risk_classes text[] not null default '{}',
  deal_types text[] not null default '{}',
  volume_from bigint check (volume_from >= 0),
  volume_to bigint check (volume_to >= 0),
  yield_from double precision check (yield_from between 0 and 100),
  ticket_size bigint check (ticket_size >= 0),
  profile_note text,
  profile_changed_at timestamptz,
  -- Link by which the investor changes the profile.
  profile_token_hash bytea,
  profile_link_until timestamptz,
  -- Facts for the rules on persons abroad (BewG).
  lex_domicile text check (lex_domicile in ('switzerland', 'abroad')),
  lex_nationality text check (lex_nationality in ('swiss', 'eu_efta', 'third')),
  lex_permit text check (lex_permit in ('c', 'b', 'other')),
  lex_foreign_share double precision check (lex_foreign_share between 0 and 100),
  beneficial_owner text,
  -- Agreement on confidentiality that covers every project, until this day.
  general_nda_on date,
  general_nda_until date,
  opted_out_at timestamptz,
  opt_out_reason text,
  source text not null,
  remark text,
  leave_reason text,
  leave_comment text,
  left_at timestamptz,
  recorded_by uuid,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  check (volume_from is null or volume_to is null or volume_from <= volume_to)
);
create unique index investor_number on investor (workspace_id, number);
create unique index investor_uid on investor (workspace_id, uid) where uid is not null;
create index investor_state_company on investor (workspace_id, progress_state, company collate "de-x-icu", id);
create index investor_state_created on investor (workspace_id, progress_state, created_at, id);
create index investor_state_number on investor (workspace_id, progress_state, number, id);
create index investor_search on investor using gin (search_text gin_trgm_ops);
call protect_by_workspace('investor');
call give_mail_threads('investor', 'investor');

-- Contact people, the first one at position 0.
create table investor_contact (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  investor_id uuid not null,
  position integer not null,
  title text check (title in ('ms', 'mr', 'other')),
  first_name text not null default '',
  last_name text not null,
  function text,
  email text,
  phone text,
  -- The account by which this person signs in.
  account_id uuid,
  primary key (workspace_id, id),
  foreign key (workspace_id, investor_id) references investor (workspace_id, id) on delete cascade,
  foreign key (workspace_id, account_id) references staff_user (workspace_id, id) on delete set null (account_id)
);
create index investor_contact_investor on investor_contact (workspace_id, investor_id, position);
-- An address belongs to one investor: it finds them when somebody registers.
create unique index investor_contact_email on investor_contact (workspace_id, lower(email)) where email is not null;
create unique index investor_contact_account on investor_contact (workspace_id, account_id) where account_id is not null;
call protect_by_workspace('investor_contact');

create table interested_investor (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  progress_state text not null default 'active' check (progress_state in ('active', 'inactive')),
  company text,
  title text check (title in ('ms', 'mr', 'other')),
  first_name text not null default '',
  last_name text not null,
  contact_name text not null generated always as (btrim(first_name || ' ' || last_name)) stored,
  contact_email text,
  contact_phone text,
  language text not null check (language in ('de', 'fr')),
  project_id uuid,
  source text not null,
  remark text,
  consented_on date,
  leave_reason text,
  leave_comment text,
  left_at timestamptz,
  investor_id uuid,
  recorded_by uuid,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, investor_id) references investor (workspace_id, id) on delete set null (investor_id)
);
create unique index interested_investor_number on interested_investor (workspace_id, number);
create index interested_investor_state_name on interested_investor (workspace_id, progress_state, contact_name collate "de-x-icu", id);
create index interested_investor_state_created on interested_investor (workspace_id, progress_state, created_at, id);
create index interested_investor_address on interested_investor (workspace_id, lower(contact_email));
create index interested_investor_investor on interested_investor (workspace_id, investor_id) where investor_id is not null;
create index interested_investor_search on interested_investor using gin (search_text gin_trgm_ops);
call protect_by_workspace('interested_investor');
