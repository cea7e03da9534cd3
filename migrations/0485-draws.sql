-- 25.11.2026. Draws by lot: a frozen list of candidates, a rule and a value that nobody knew when both were published (decision 0485).

create table draw (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  -- Public name in the address of the page and in the text of the list; no secret.
  slug text not null,
  -- The record that the draw was made for, of an area above.
  owner_kind text not null,
  owner_id uuid not null,
  -- Keys of what is drawn for, such as object ids: candidates drawn for one of them are not drawn for it again.
  subject_keys text[] not null default '{}',
  title text not null,
  -- [{key, name, count}] in the order of the list.
  groups jsonb not null,
  candidates integer not null check (candidates > 0),
  rule_version integer not null,
  -- SHA-256 of the text of the list, in hexadecimal digits.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('frozen', 'published', 'value_entered', 'confirmed')),
  -- Duplicates among the candidates that the owner had not resolved, and the signature for them.
  duplicates integer not null default 0 check (duplicates >= 0),
  duplicates_reason text,
  -- Null if the product itself froze the list.
  frozen_by uuid,
  frozen_at timestamptz not null,
  method text check (method in ('public_value', 'commit_reveal')),
  -- The public value in words, and when it becomes known.
  source text,
  known_at timestamptz,
  -- SHA-256 of the secret in hexadecimal digits, and the secret itself, sealed until it is revealed.
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_secret text,
  published_by uuid,
  published_at timestamptz,
  value text,
  -- Where the value was read.
  value_reference text,
  entered_by uuid,
  entered_at timestamptz,
  confirmed_by uuid,
  confirmed_at timestamptz,
  second_run_reason text,
  second_run_requested_by uuid,
  second_run_requested_at timestamptz,
  -- Both directions of the link between a draw and the one that took its place.
  replaces_id uuid,
  replaced_by_id uuid,
  replaced_at timestamptz,
  primary key (workspace_id, id),
  check (duplicates = 0 or duplicates_reason is not null),
  check (state = 'frozen' or (method is not null and published_at is not null)),
  check (method is distinct from 'public_value' or (source is not null and known_at > published_at)),
  check (method is distinct from 'commit_reveal' or commitment is not null),
  check ((state in ('value_entered', 'confirmed')) = (value is not null and entered_at is not null)),
  check ((state = 'confirmed') = (confirmed_at is not null)),
  check (confirmed_by <> entered_by),
  check ((replaced_by_id is null) = (replaced_at is null)),
  foreign key (workspace_id, replaces_id) references draw (workspace_id, id),
  -- Set before the new draw is inserted, because an owner has one undecided draw at a time.
  foreign key (workspace_id, replaced_by_id) references draw (workspace_id, id) deferrable initially deferred
);
create unique index draw_number on draw (workspace_id, number);
create unique index draw_slug on draw (workspace_id, slug);
create index draw_owner on draw (workspace_id, owner_kind, owner_id, number);
-- A draw has one successor and one predecessor at most.
create unique index draw_replaces on draw (workspace_id, replaces_id) where replaces_id is not null;
-- One draw of an owner at a time is undecided.
create unique index draw_undecided on draw (workspace_id, owner_kind, owner_id) where state <> 'confirmed' and replaced_at is null;
-- The results that count, for the question who was drawn before.
create index draw_decided on draw (workspace_id, confirmed_at) where state = 'confirmed' and replaced_at is null;
call protect_by_workspace('draw');

create table draw_candidate (
  workspace_id uuid not null references workspace (id) on delete cascade,
  draw_id uuid not null,
  -- Place in the list, from 1.
  number integer not null check (number > 0),
  receipt text not null,
  group_key text not null,
  record_kind text not null,
  -- Null once the record was erased: the draw is still verified by the receipt.
  record_id uuid,
  -- Place in the order of the group, from 1; null until the draw is confirmed.
  rank integer check (rank > 0),
  primary key (workspace_id, draw_id, number),
  foreign key (workspace_id, draw_id) references draw (workspace_id, id) on delete cascade
);
create unique index draw_candidate_receipt on draw_candidate (workspace_id, draw_id, receipt);
create unique index draw_candidate_record on draw_candidate (workspace_id, record_id, draw_id) where record_id is not null;
create unique index draw_candidate_rank on draw_candidate (workspace_id, draw_id, group_key, rank) where rank is not null;
call protect_by_workspace('draw_candidate');

-- A list that was published and a result that was confirmed are evidence: the product itself cannot change them any more.
create function draw_is_evidence() returns trigger language plpgsql as $$
begin
  raise check_violation using message = format('%s of a draw is fixed', tg_table_name);
end $$;
create trigger draw_published before update on draw for each row
  when (old.published_at is not null and
    (old.slug, old.groups, old.fingerprint, old.rule_version, old.method, old.source, old.known_at, old.commitment, old.published_at)
      is distinct from
    (new.slug, new.groups, new.fingerprint, new.rule_version, new.method, new.source, new.known_at, new.commitment, new.published_at))
  execute function draw_is_evidence();
create trigger draw_confirmed before update on draw for each row
  when (old.confirmed_at is not null and
    (old.state, old.value, old.value_reference, old.confirmed_at) is distinct from (new.state, new.value, new.value_reference, new.confirmed_at))
  execute function draw_is_evidence();
create trigger draw_candidate_listed before update on draw_candidate for each row
  when (old.receipt <> new.receipt or old.group_key <> new.group_key or old.number <> new.number
    or (old.rank is not null and old.rank is distinct from new.rank)
    or (new.record_id is not null and old.record_id is distinct from new.record_id))
  execute function draw_is_evidence();
