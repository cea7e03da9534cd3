-- Reservations for sale: the agreement in versions, the clock, and the queue behind a reservation. Amounts in Rappen.

create table reservation_template (
  workspace_id uuid not null references workspace (id) on delete cascade,
  version_number integer not null check (version_number > 0),
  content jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, version_number)
);
call protect_by_workspace('reservation_template');

-- No foreign key to the application: a reservation with a fee is kept ten years, longer than the application.
-- Fee, days and the fee's fate are those of the agreement; later changes of the settings do not touch them.
create table reservation (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  object_id uuid not null,
  state text not null check (state in ('offered', 'queued', 'signed', 'paid', 'completed', 'sold', 'released')),
  language text not null check (language in ('de', 'fr')),
  template_version integer not null,
  buyer_names text not null,
  price bigint check (price >= 0),
  fee bigint not null check (fee >= 0),
  reservation_days integer not null check (reservation_days > 0),
  payment_days integer not null check (payment_days > 0),
  notary_days integer not null check (notary_days > 0),
  fee_on_withdrawal text not null check (fee_on_withdrawal in ('refund', 'kept', 'credited')),
  fee_on_expiry text not null check (fee_on_expiry in ('refund', 'kept', 'credited')),
  agreement_file_id uuid not null,
  agreement_sha256 bytea not null check (octet_length(agreement_sha256) = 32),
  -- The link of the buyer's page.
  token_hash bytea check (octet_length(token_hash) = 32),
  link_until timestamptz,
  mailed_at timestamptz,
  accepted_at timestamptz,
  accepted_by text check (accepted_by in ('buyer', 'staff')),
  signed_name text,
  signature jsonb,
  signed_on date,
  -- Order of the queue; time of acceptance unless staff moved the buyer up.
  queued_from timestamptz,
  held_since timestamptz,
  until timestamptz,
  fee_due_on date,
  payment_info_at timestamptz,
  reminded_on date,
  fee_paid_at timestamptz,
  -- The link of accounting.
  accounting_token_hash bytea check (octet_length(accounting_token_hash) = 32),
  accounting_asked_at timestamptz,
  countersigned_at timestamptz,
  countersigned_by uuid,
  released_at timestamptz,
  release_cause text check (release_cause in ('expired', 'withdrawn', 'by_staff', 'not_available')),
  release_reason text,
  fee_fate text check (fee_fate in ('refund', 'kept', 'credited')),
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id),
  check ((state = 'released') = (released_at is not null)),
  check (state in ('offered', 'released') or accepted_at is not null),
  check ((state = 'queued') = (queued_from is not null and held_since is null and released_at is null)),
  check (state not in ('signed', 'paid', 'completed') or until is not null)
);
-- One buyer has the object, and an application has one reservation at a time.
create unique index reservation_holder on reservation (workspace_id, object_id)
  where state in ('signed', 'paid', 'completed', 'sold');
create unique index reservation_of_application on reservation (workspace_id, application_id) where state <> 'released';
create index reservation_object on reservation (workspace_id, object_id, queued_from, id) where state <> 'released';
create index reservation_applications on reservation (workspace_id, application_id, created_at);
call protect_by_workspace('reservation');
