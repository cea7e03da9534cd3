-- An object that was proposed to somebody on the waitlist, and what came of it: one line per pair, the newest standing.

create table waitlist_proposal (
  workspace_id uuid not null references workspace (id) on delete cascade,
  -- Of the link; new with each proposal.
  id uuid not null,
  request_id uuid not null,
  object_id uuid not null,
  -- Past its day a proposal that nobody answered counts as no answer, whatever stands here.
  state text not null check (state in ('propose', 'accepted', 'no_interest')),
  -- None where staff noted at once that there is no interest.
  answer_by timestamptz,
  note text,
  reason text,
  -- Only the hash of the token of the mailed link.
  token_hash bytea,
  sent_by uuid,
  created_at timestamptz not null,
  answered_at timestamptz,
  primary key (workspace_id, request_id, object_id),
  foreign key (workspace_id, request_id) references waitlist_request (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade
);
create unique index waitlist_proposal_link on waitlist_proposal (workspace_id, id);
create index waitlist_proposal_object on waitlist_proposal (workspace_id, object_id);
call protect_by_workspace('waitlist_proposal');
