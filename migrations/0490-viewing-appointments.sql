-- Viewing appointments: plan, slots, participants with their place in line, invitations, presence and secrets of links.

create table viewing_appointment (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  kind text not null check (kind in ('open', 'slots', 'invitation', 'individual')),
  scope text not null check (scope in ('general', 'objects')),
  state text not null default 'planned' check (state in ('planned', 'published', 'cancelled', 'completed')),
  title text not null,
  place text not null,
  -- Either a user or a name with a phone number.
  host_id uuid,
  host_name text,
  host_phone text,
  -- [{date, from, to}] in Swiss wall-clock time.
  days jsonb not null,
  slot_minutes integer not null,
  buffer_minutes integer not null default 0,
  parallel integer not null default 1,
  -- Persons per slot, and at most per booking.
  capacity integer not null,
  most_persons integer not null,
  book_until_hours integer not null default 0,
  offer_minutes integer not null,
  text_de text not null default '',
  text_fr text not null default '',
  -- Of the first and last slot.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cancel_reason text,
  published_at timestamptz,
  cancelled_at timestamptz,
  completed_at timestamptz,
  -- Notes of staff, not shown to visitors.
  comment text,
  created_by uuid,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  check ((host_id is null) or (host_name is null))
);
create unique index viewing_appointment_number on viewing_appointment (workspace_id, number);
create index viewing_appointment_time on viewing_appointment (workspace_id, starts_at, id);
create index viewing_appointment_state on viewing_appointment (workspace_id, state, starts_at, id);
create index viewing_appointment_host on viewing_appointment (workspace_id, host_id, starts_at) where host_id is not null;
create index viewing_appointment_search on viewing_appointment using gin (search_text gin_trgm_ops);
call protect_by_workspace('viewing_appointment');

-- Objects of a tour in the order in which they are seen.
create table viewing_object (
  workspace_id uuid not null references workspace (id) on delete cascade,
  appointment_id uuid not null,
  object_id uuid not null,
  position integer not null,
  primary key (workspace_id, appointment_id, object_id),
  foreign key (workspace_id, appointment_id) references viewing_appointment (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade
);
create index viewing_object_of on viewing_object (workspace_id, object_id);
call protect_by_workspace('viewing_object');

create table viewing_slot (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  appointment_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  lane integer not null default 1,
  -- Persons. Null: nobody books.
  capacity integer,
  -- Sum of persons with a seat; kept by whoever changes participants, under the lock of this row.
  taken integer not null default 0,
  -- Place in line of the next hold.
  next_order integer not null default 1,
  cancelled_at timestamptz,
  cancel_reason text,
  primary key (workspace_id, id),
  -- Checked at the end of a statement, because moving an appointment shifts slots onto the times of others.
  unique (workspace_id, appointment_id, starts_at, lane) deferrable,
  foreign key (workspace_id, appointment_id) references viewing_appointment (workspace_id, id) on delete cascade,
  check (ends_at > starts_at),
  check (taken >= 0 and taken <= coalesce(capacity, 0))
);
create index viewing_slot_time on viewing_slot (workspace_id, starts_at);
call protect_by_workspace('viewing_slot');

create table viewing_invitation (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  appointment_id uuid not null,
  object_id uuid,
  record_kind text not null,
  record_id uuid not null,
  -- As invited; the record may change.
  name text not null,
  email text not null,
  language text not null check (language in ('de', 'fr')),
  draw_id uuid,
  mail_id uuid,
  sent_at timestamptz not null,
  declined_at timestamptz,
  decline_reason text,
  primary key (workspace_id, id),
  unique (workspace_id, appointment_id, record_kind, record_id),
  foreign key (workspace_id, appointment_id) references viewing_appointment (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete set null (object_id)
);
create index viewing_invitation_record on viewing_invitation (workspace_id, record_id);
create index viewing_invitation_object on viewing_invitation (workspace_id, object_id) where object_id is not null;
call protect_by_workspace('viewing_invitation');

-- One party that booked, waits, or gave its seat back.
create table viewing_participant (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  appointment_id uuid not null,
  slot_id uuid not null,
  state text not null check (state in ('held', 'queued', 'waiting', 'offered', 'booked', 'declined', 'cancelled', 'lapsed')),
  line_order integer not null,
  -- End of a hold or an offer.
  until timestamptz,
  persons integer not null check (persons between 1 and 20),
  invitation_id uuid,
  record_kind text,
  record_id uuid,
  object_id uuid,
  -- Null until somebody typed who they are.
  name text,
  email text,
  phone text,
  language text not null default 'de' check (language in ('de', 'fr')),
  -- Asked for the visit only and deleted after it.
  needs jsonb,
  -- Hash of the code that proves the address, and wrong guesses.
  proof_hash bytea,
  guesses integer not null default 0,
  -- Shown at the door; unique within the appointment.
  code text,
  -- Derived from the latest presence event; null while nobody has ticked.
  present boolean,
  comment text,
  decline_reason text,
  -- Of the calendar file.
  calendar_sequence integer not null default 0,
  reminded_at timestamptz,
  booked_at timestamptz,
  ended_at timestamptz,
  form_sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, appointment_id) references viewing_appointment (workspace_id, id) on delete cascade,
  foreign key (workspace_id, slot_id) references viewing_slot (workspace_id, id) on delete cascade,
  foreign key (workspace_id, invitation_id) references viewing_invitation (workspace_id, id) on delete set null (invitation_id),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete set null (object_id)
);
create index viewing_participant_slot on viewing_participant (workspace_id, slot_id, line_order);
create index viewing_participant_appointment on viewing_participant (workspace_id, appointment_id, state);
create index viewing_participant_record on viewing_participant (workspace_id, record_id) where record_id is not null;
create index viewing_participant_invitation on viewing_participant (workspace_id, invitation_id) where invitation_id is not null;
create index viewing_participant_object on viewing_participant (workspace_id, object_id) where object_id is not null;
create unique index viewing_participant_code on viewing_participant (workspace_id, appointment_id, code) where code is not null;
-- What ends by time: holds and offers.
create index viewing_participant_until on viewing_participant (workspace_id, until) where state in ('held', 'queued', 'offered');
call protect_by_workspace('viewing_participant');

-- One active booking per mail address and object; for general appointments the subject is the appointment.
create table viewing_claim (
  workspace_id uuid not null references workspace (id) on delete cascade,
  subject_id uuid not null,
  -- In lower case.
  email text not null,
  participant_id uuid not null,
  primary key (workspace_id, subject_id, email),
  foreign key (workspace_id, participant_id) references viewing_participant (workspace_id, id) on delete cascade
);
create index viewing_claim_participant on viewing_claim (workspace_id, participant_id);
call protect_by_workspace('viewing_claim');

-- Ticks at the door, also those made without a network. The latest `at` decides; all stay.
create table viewing_presence (
  workspace_id uuid not null references workspace (id) on delete cascade,
  -- Given by the device, so that an event sent twice is stored once.
  id uuid not null,
  participant_id uuid not null,
  present boolean not null,
  at timestamptz not null,
  device text not null,
  -- Name of the person who ticked.
  person text not null,
  recorded_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, participant_id) references viewing_participant (workspace_id, id) on delete cascade
);
create index viewing_presence_participant on viewing_presence (workspace_id, participant_id, at);
call protect_by_workspace('viewing_presence');

-- Links of mails, hosts, caretakers and calendar feeds: only the hash of the secret is kept.
create table viewing_secret (
  workspace_id uuid not null references workspace (id) on delete cascade,
  hash bytea not null,
  purpose text not null check (purpose in ('booking', 'invitation', 'host', 'caretaker', 'feed')),
  -- A participant, an invitation, an appointment, or a user.
  target_id uuid not null,
  created_by uuid,
  created_at timestamptz not null,
  ends_at timestamptz,
  revoked_at timestamptz,
  primary key (workspace_id, hash)
);
create index viewing_secret_target on viewing_secret (workspace_id, purpose, target_id);
call protect_by_workspace('viewing_secret');
