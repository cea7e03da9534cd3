-- The rental agreement: its wording, what was agreed in each, who has signed, and what went out with a mail.

create table rental_agreement_template (
  workspace_id uuid not null references workspace (id) on delete cascade,
  version_number integer not null,
  content jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, version_number)
);
call protect_by_workspace('rental_agreement_template');

-- Beside the assignment, whose id it bears. Rents that nobody has agreed otherwise are the object's until the agreement goes
-- out; from then on they stand here, whatever becomes of the object.
create table rental_contract (
  workspace_id uuid not null references workspace (id) on delete cascade,
  assignment_id uuid not null,
  net_rent bigint,
  ancillary_cost bigint,
  deposit bigint,
  -- A fixed term; open-ended without.
  ends_on date,
  notice_months integer not null default 3 check (notice_months between 1 and 60),
  notice_dates text,
  -- What the official form of the initial rent has to say.
  is_first_letting boolean not null default false,
  previous_net_rent bigint,
  previous_ancillary_cost bigint,
  rent_reason text,
  reference_rate double precision,
  price_index double precision,
  template_version integer,
  sent_at timestamptz,
  primary key (workspace_id, assignment_id),
  foreign key (workspace_id, assignment_id) references assignment (workspace_id, id) on delete cascade
);
call protect_by_workspace('rental_contract');

create table contract_signature (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  assignment_id uuid not null,
  party text not null check (party in ('tenant', 'landlord')),
  -- Which adult signed; empty for the landlord. Two of one household may have the same name.
  adult_id uuid,
  name text not null,
  signed_on date not null,
  recorded_by uuid,
  recorded_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, assignment_id) references assignment (workspace_id, id) on delete cascade
);
create unique index contract_signature_once on contract_signature (workspace_id, assignment_id, party, adult_id)
  nulls not distinct;
call protect_by_workspace('contract_signature');

create table mail_attachment (
  workspace_id uuid not null references workspace (id) on delete cascade,
  mail_id uuid not null,
  file_id uuid not null,
  position integer not null,
  primary key (workspace_id, mail_id, file_id),
  foreign key (workspace_id, mail_id) references mail_message (workspace_id, id) on delete cascade,
  foreign key (workspace_id, file_id) references stored_file (workspace_id, id) on delete cascade
);
call protect_by_workspace('mail_attachment');
