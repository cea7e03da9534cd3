-- 2026-11-26. The waitlist asks once a year whether somebody still waits, and reminds of proposals before their deadline.

-- Last time the person said that they still wait; and when they were asked and reminded since then.
alter table waitlist_request add column confirmed_at timestamptz, add column renewal_asked_at timestamptz,
  add column renewal_reminded_at timestamptz;
alter table waitlist_proposal add column reminded_at timestamptz;

-- Nobody who waits today is asked before a full period has passed.
alter table waitlist_request no force row level security;
update waitlist_request set confirmed_at = now() where progress_state = 'waitlist.accepted';
alter table waitlist_request force row level security;

create index waitlist_request_sign on waitlist_request (workspace_id, (greatest(confirmed_at, filled_at, waits_since)), id)
  where progress_state = 'waitlist.accepted';
create index waitlist_proposal_open on waitlist_proposal (workspace_id, answer_by) where state = 'propose';
