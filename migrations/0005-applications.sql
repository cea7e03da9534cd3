-- A household's application, its people, its wishes, how it is judged and what it is offered.
-- What a list shows, filters or sorts by is kept on the application itself.

create table application_form (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('apartment', 'parking', 'business', 'sale', 'waitlist')),
  version_number integer not null,
  definition jsonb not null,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create unique index application_form_version on application_form (workspace_id, kind, version_number);
call protect_by_workspace('application_form');

create table application (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  progress_state text not null default 'active.new'
    check (progress_state in ('active.new', 'active.in_progress', 'active.evaluated', 'with_offer', 'with_offer.declined', 'assigned', 'inactive')),
  language text not null check (language in ('de', 'fr')),
  contact_name text not null,
  contact_email text not null,
  contact_phone text,
  household_type text not null,
  adults integer not null,
  children integer not null,
  persons integer not null,
  -- Lower end of the household's yearly gross income in francs, summed over the adults who gave one.
  income integer,
  -- Monthly income divided by the gross rent of the first wish.
  income_ratio double precision,
  has_pets boolean not null default false,
  wants_parking boolean not null default false,
  parking_spaces integer not null default 0,
  move_in_wish date,
  source text,
  overall_evaluation text check (overall_evaluation in ('A', 'B', 'C', 'D')),
  second_evaluation text check (second_evaluation in ('A', 'B', 'C', 'D')),
  overall_star boolean not null default false,
  is_marked_important boolean not null default false,
  documents text not null default 'none' check (documents in ('none', 'partial', 'complete', 'expired')),
  "references" text not null default 'none' check ("references" in ('none', 'sent', 'answered', 'reminder', 'failed')),
  email_validated_at timestamptz,
  deactivation_reason text,
  -- The state before it was set inactive, to come back to.
  state_before_inactive text,
  offer_until timestamptz,
  answers jsonb not null default '{}',
  form_id uuid,
  recorded_by uuid,
  -- The applicant's key to the update, documents and co-applicant pages: public slug, hash of the token.
  slug text not null,
  token_hash bytea not null,
  search_text text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, form_id) references application_form (workspace_id, id)
);
create unique index application_number on application (workspace_id, number);
create unique index application_slug on application (workspace_id, slug);
create index application_newest on application (workspace_id, created_at desc, id desc);
create index application_state_newest on application (workspace_id, progress_state, created_at desc, id desc);
create index application_state_number on application (workspace_id, progress_state, number);
create index application_state_evaluation on application (workspace_id, progress_state, overall_evaluation, id);
create index application_state_name on application (workspace_id, progress_state, contact_name, id);
create index application_state_income on application (workspace_id, progress_state, income, id);
create index application_email on application (workspace_id, lower(contact_email));
create index application_search on application using gin (search_text gin_trgm_ops);
call protect_by_workspace('application');

create table adult (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  position integer not null,
  title text,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  email text,
  phone text,
  tenant_type text,
  nation text,
  occupation text,
  answers jsonb not null default '{}',
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade
);
create index adult_application on adult (workspace_id, application_id, position);
call protect_by_workspace('adult');

create table child (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  position integer not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  days_present integer not null default 7 check (days_present between 0 and 7),
  answers jsonb not null default '{}',
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade
);
create index child_application on child (workspace_id, application_id, position);
call protect_by_workspace('child');

-- Wished objects in their order. The building stands here too: lists filter by it.
create table application_wish (
  workspace_id uuid not null references workspace (id) on delete cascade,
  application_id uuid not null,
  object_id uuid not null,
  building_id uuid not null,
  rank integer not null,
  primary key (workspace_id, application_id, object_id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id)
);
create index application_wish_object on application_wish (workspace_id, object_id, application_id);
create index application_wish_building on application_wish (workspace_id, building_id, application_id);
call protect_by_workspace('application_wish');

create table application_document (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  adult_id uuid,
  category text not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references stored_file (workspace_id, id)
);
create index application_document_application on application_document (workspace_id, application_id);
call protect_by_workspace('application_document');

-- A form begun but not sent: reload or another device goes on from here.
create table application_draft (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  slug text not null,
  token_hash bytea not null,
  form_id uuid not null,
  language text not null,
  object_ids uuid[] not null,
  answers jsonb not null default '{}',
  people jsonb not null default '{"adults":[],"children":[]}',
  contact_email text,
  application_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, form_id) references application_form (workspace_id, id)
);
create unique index application_draft_slug on application_draft (workspace_id, slug);
call protect_by_workspace('application_draft');

-- One grade by one person; criterion 'overall' is the grade of the whole.
create table evaluation (
  workspace_id uuid not null references workspace (id) on delete cascade,
  application_id uuid not null,
  round text not null check (round in ('final', 'second_evaluation')),
  criterion text not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D')),
  note text,
  rated_by uuid not null,
  rated_at timestamptz not null default now(),
  primary key (workspace_id, application_id, round, criterion),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade
);
call protect_by_workspace('evaluation');

create table evaluation_comment (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  text text not null,
  author_id uuid not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  resolved_at timestamptz,
  resolved_by uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade
);
create index evaluation_comment_application on evaluation_comment (workspace_id, application_id, created_at);
call protect_by_workspace('evaluation_comment');

create table offer (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  object_id uuid not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  valid_until timestamptz not null,
  comment text,
  token_hash bytea not null,
  decline_reason text,
  sent_by uuid,
  mail_id uuid,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id)
);
create unique index offer_token on offer (workspace_id, token_hash);
-- One open offer per object and per application: of two clerks who offer at once, one wins.
create unique index offer_open_object on offer (workspace_id, object_id) where state = 'open';
create unique index offer_open_application on offer (workspace_id, application_id) where state = 'open';
create index offer_application on offer (workspace_id, application_id, created_at desc);
create index offer_overdue on offer (workspace_id, valid_until) where state = 'open';
call protect_by_workspace('offer');

-- The fixed link between one application and one object; released, it is a tenancy.
create table assignment (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  object_id uuid not null,
  offer_id uuid,
  kind text not null check (kind in ('offer', 'direct')),
  state text not null default 'assigned' check (state in ('assigned', 'released', 'cancelled')),
  contract_state text check (contract_state in ('without_contract', 'contract_sent', 'with_contract', 'quit')),
  contract_start date,
  comment text,
  cancel_reason text,
  quit_reason text,
  quit_on date,
  contract_number text,
  -- What the tenants list shows and finds.
  tenant_names text not null,
  search_text text not null,
  assigned_by uuid,
  assigned_at timestamptz not null default now(),
  released_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id),
  check ((state = 'released') = (contract_state is not null))
);
-- An object has one tenant, an application one object.
create unique index assignment_object on assignment (workspace_id, object_id)
  where state <> 'cancelled' and contract_state is distinct from 'quit';
create unique index assignment_application on assignment (workspace_id, application_id)
  where state <> 'cancelled' and contract_state is distinct from 'quit';
create index assignment_tenants on assignment (workspace_id, contract_state, released_at desc, id desc) where state = 'released';
create index assignment_search on assignment using gin (search_text gin_trgm_ops);
call protect_by_workspace('assignment');
