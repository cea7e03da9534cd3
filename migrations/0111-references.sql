-- What landlords and employers are asked about an adult, and what they answered. One of each kind per adult.

create table reference_request (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  adult_id uuid not null,
  kind text not null check (kind in ('landlord', 'employer')),
  state text not null check (state in ('sent', 'reminder', 'answered', 'failed')),
  language text not null check (language in ('de', 'fr')),
  contact_name text not null,
  -- Null when it was asked by telephone.
  contact_email text,
  token_hash bytea,
  -- The reminder brings a link of its own; the first one goes on working.
  reminder_token_hash bytea,
  -- {question: {grade, text}}.
  answers jsonb not null default '{}',
  -- The worst of the grades given.
  grade text check (grade in ('A', 'B', 'C', 'D')),
  -- Why there is no answer, in the words of the referee or of staff.
  failure text,
  sent_by uuid,
  sent_at timestamptz not null,
  reminded_at timestamptz,
  answered_at timestamptz,
  -- Staff who wrote down what was said on the telephone.
  recorded_by uuid,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, adult_id) references adult (workspace_id, id) on delete cascade
);
create unique index reference_request_adult on reference_request (workspace_id, adult_id, kind);
create index reference_request_application on reference_request (workspace_id, application_id);
create index reference_request_token on reference_request (workspace_id, token_hash);
create index reference_request_reminder_token on reference_request (workspace_id, reminder_token_hash);
call protect_by_workspace('reference_request');
