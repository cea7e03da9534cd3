-- Options of a purchase in versions, the choices of the buyers, and dates proposed to them. Amounts in Rappen.

create table sale_option (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  position integer not null,
  content_version integer not null check (content_version > 0),
  -- Buyers choose until the end of this day, or of the day so many days after the object was reserved for them.
  deadline_on date,
  deadline_days integer check (deadline_days between 1 and 730),
  reach text not null check (reach in ('all', 'buildings', 'objects')),
  building_ids uuid[] not null default '{}',
  object_ids uuid[] not null default '{}',
  -- An ended option is offered to nobody any more; choices of it stay.
  ended_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  check (num_nonnulls(deadline_on, deadline_days) = 1)
);
call protect_by_workspace('sale_option');

-- Titles, texts and choices with their price effect. A buyer keeps the version that they chose from.
create table sale_option_version (
  workspace_id uuid not null references workspace (id) on delete cascade,
  option_id uuid not null,
  version_number integer not null check (version_number > 0),
  content jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, option_id, version_number),
  foreign key (workspace_id, option_id) references sale_option (workspace_id, id) on delete cascade
);
call protect_by_workspace('sale_option_version');

create table sale_choice (
  workspace_id uuid not null references workspace (id) on delete cascade,
  reservation_id uuid not null,
  option_id uuid not null,
  -- Null while nothing is chosen: the row then keeps only the later deadline.
  content_version integer,
  choice_key text,
  effect bigint not null default 0,
  chosen_at timestamptz,
  chosen_by text check (chosen_by in ('buyer', 'staff', 'deadline')),
  chosen_by_user uuid,
  reason text,
  -- Set by staff who opened the choice again.
  deadline_on date,
  primary key (workspace_id, reservation_id, option_id),
  foreign key (workspace_id, reservation_id) references reservation (workspace_id, id) on delete cascade,
  foreign key (workspace_id, option_id, content_version)
    references sale_option_version (workspace_id, option_id, version_number),
  foreign key (workspace_id, option_id) references sale_option (workspace_id, id),
  check (num_nulls(content_version, choice_key, chosen_at, chosen_by) in (0, 4)),
  check (chosen_at is not null or effect = 0)
);
create index sale_choice_option on sale_choice (workspace_id, option_id);
call protect_by_workspace('sale_choice');

-- The choosing of one buyer: its version, and the mails and notifications that went out.
create table sale_choosing (
  workspace_id uuid not null references workspace (id) on delete cascade,
  reservation_id uuid not null,
  asked_at timestamptz,
  -- The deadline that the buyer was reminded of, and the one that staff were told had passed.
  reminded_of date,
  told_of date,
  version integer not null default 1,
  primary key (workspace_id, reservation_id),
  foreign key (workspace_id, reservation_id) references reservation (workspace_id, id) on delete cascade
);
call protect_by_workspace('sale_choosing');

create table sale_date_proposal (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  reservation_id uuid not null,
  kind text not null check (kind in ('notary', 'handover')),
  place text not null check (char_length(place) between 1 and 200),
  note text,
  times timestamptz[] not null check (cardinality(times) between 1 and 8),
  minutes integer not null check (minutes between 15 and 480),
  answer_until date not null,
  state text not null check (state in ('open', 'chosen', 'none_suits', 'withdrawn', 'replaced')),
  starts_at timestamptz,
  remark text,
  answered_at timestamptz,
  reminded_at timestamptz,
  overdue_told_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, reservation_id) references reservation (workspace_id, id) on delete cascade,
  check (state not in ('chosen', 'replaced') or starts_at is not null),
  check (starts_at is null or starts_at = any (times))
);
create unique index sale_date_open on sale_date_proposal (workspace_id, reservation_id, kind) where state = 'open';
create index sale_date_reservation on sale_date_proposal (workspace_id, reservation_id, created_at, id);
call protect_by_workspace('sale_date_proposal');

alter table sale_completion add column handover_on date;
alter table sale_completion add column handover_place text;

-- Mails about a purchase link to the buyer's page by a key of their own, because the first key is stored as a hash.
alter table application_link drop constraint application_link_purpose_check;
alter table application_link add constraint application_link_purpose_check
  check (purpose in ('co_applicant', 'email_validation', 'new_link', 'take_over', 'own_page'));
