-- 26.11.2026. Payments: expected payments of records of any kind, entries of bank files, and which entry pays what.
-- Amounts in Rappen, or in hundredths of the currency of an entry.

create table expected_payment (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- The record that waits for the money.
  kind text not null,
  record_id uuid not null,
  -- As shown in lists, with the path of the record's page.
  title text not null,
  href text not null,
  debtor_name text not null,
  amount bigint not null check (amount > 0),
  account text not null,
  reference text not null,
  due_on date not null,
  -- Sum of its bookings.
  paid bigint not null default 0 check (paid >= 0),
  open_amount bigint not null generated always as (greatest(amount - paid, 0)) stored,
  ended_at timestamptz,
  ended_reason text,
  state text not null generated always as (
    case when ended_at is not null then 'ended' when paid = 0 then 'open' when paid < amount then 'partial'
      when paid = amount then 'paid' else 'overpaid' end) stored,
  -- Folded like search input.
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  check ((ended_at is null) = (ended_reason is null))
);
create unique index expected_payment_record on expected_payment (workspace_id, kind, record_id);
create unique index expected_payment_reference on expected_payment (workspace_id, reference);
create index expected_payment_state on expected_payment (workspace_id, state, due_on, id);
create index expected_payment_due on expected_payment (workspace_id, due_on, id);
create index expected_payment_open on expected_payment (workspace_id, open_amount) where state in ('open', 'partial');
create index expected_payment_search on expected_payment using gin (search_text gin_trgm_ops);
call protect_by_workspace('expected_payment');

-- An uploaded bank file that was read. Only its incoming payments are kept: the file itself also shows the payments
-- of others.
create table bank_file (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  name text not null,
  sha256 bytea not null,
  -- {matched, proposed, waiting, known, ignored: {reason: count}}
  outcome jsonb not null,
  uploaded_by uuid,
  uploaded_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index bank_file_number on bank_file (workspace_id, number);
create unique index bank_file_content on bank_file (workspace_id, sha256);
call protect_by_workspace('bank_file');

create table bank_entry (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  -- Made of account, servicer reference and the payment's references: the same credit in camt.053 and camt.054 has
  -- the same key.
  entry_key text not null,
  file_id uuid not null,
  message text not null check (message in ('camt.053', 'camt.054')),
  account text not null,
  -- QR-IBAN under which the bank collected it; empty for other accounts.
  collected_for text not null default '',
  servicer_reference text not null default '',
  -- False for a collective entry without its transactions.
  has_details boolean not null default true,
  booked_on date not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The bank took an earlier credit back.
  is_reversal boolean not null default false,
  debtor_name text not null default '',
  debtor_account text not null default '',
  reference text not null default '',
  end_to_end_id text not null default '',
  payment_text text not null default '',
  state text not null check (state in ('waiting', 'matched', 'returned', 'ignored', 'reversed', 'detailed')),
  -- Why it waits for a person.
  problem text check (problem in ('no_reference', 'unknown_reference', 'double', 'over', 'recorded', 'ended', 'currency',
    'other_account', 'reversal', 'reversal_unknown', 'collective')),
  -- Suggestion for the person who settles it.
  proposed_id uuid,
  -- The credit that this reversal takes back.
  reversed_id uuid,
  -- Part of a matched entry that was paid back to the payer.
  returned_amount bigint not null default 0 check (returned_amount >= 0),
  reason text,
  settled_by uuid,
  settled_at timestamptz,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references bank_file (workspace_id, id),
  foreign key (workspace_id, proposed_id) references expected_payment (workspace_id, id),
  foreign key (workspace_id, reversed_id) references bank_entry (workspace_id, id),
  check ((state = 'waiting') = (problem is not null)),
  check (returned_amount < amount)
);
create unique index bank_entry_key on bank_entry (workspace_id, entry_key);
create index bank_entry_file on bank_entry (workspace_id, file_id);
create index bank_entry_state on bank_entry (workspace_id, state, booked_on, id);
create index bank_entry_booked on bank_entry (workspace_id, booked_on, id);
create index bank_entry_servicer on bank_entry (workspace_id, account, servicer_reference);
create index bank_entry_reference on bank_entry (workspace_id, reference) where reference <> '';
create index bank_entry_proposed on bank_entry (workspace_id, proposed_id) where proposed_id is not null;
create index bank_entry_reversed on bank_entry (workspace_id, reversed_id) where reversed_id is not null;
create index bank_entry_search on bank_entry using gin (search_text gin_trgm_ops);
call protect_by_workspace('bank_entry');

-- One amount for one expected payment. A reversal books a negative amount; nothing is deleted (ten years).
create table payment_booking (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  expected_id uuid not null,
  amount bigint not null check (amount <> 0),
  paid_on date not null,
  reference text not null default '',
  source text not null check (source in ('bank', 'accounting', 'hand')),
  -- Null until the bank's entry is known.
  entry_id uuid,
  booked_by uuid,
  booked_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, expected_id) references expected_payment (workspace_id, id),
  foreign key (workspace_id, entry_id) references bank_entry (workspace_id, id),
  check (source <> 'bank' or entry_id is not null)
);
create index payment_booking_expected on payment_booking (workspace_id, expected_id, booked_at, id);
create index payment_booking_entry on payment_booking (workspace_id, entry_id) where entry_id is not null;
call protect_by_workspace('payment_booking');
