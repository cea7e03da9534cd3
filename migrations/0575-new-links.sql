-- 2026-11-26. A lost or ended link is replaced by mail, and a code begins a new application with earlier answers.
alter table application_link drop constraint application_link_purpose_check;
alter table application_link add constraint application_link_purpose_check
  check (purpose in ('co_applicant', 'email_validation', 'new_link', 'take_over'));

-- Requests for a new link look up by address. Row security lets only leakproof comparisons reach an index, and lower()
-- is none, so the folded address is a column.
alter table application_link add column email_folded text generated always as (lower(email)) stored;
create index application_link_invited on application_link (workspace_id, email_folded) where purpose = 'co_applicant';
alter table application_draft add column email_folded text generated always as (lower(contact_email)) stored;
create index application_draft_address on application_draft (workspace_id, email_folded) where email_folded is not null;
alter table waitlist_request add column email_folded text generated always as (lower(contact_email)) stored;
create index waitlist_request_address on waitlist_request (workspace_id, email_folded) where email_folded is not null;
-- A link on request is mailed only now and then.
alter table waitlist_request add column link_mailed_at timestamptz;
create index viewing_claim_address on viewing_claim (workspace_id, email);

-- A code is typed without a slug.
create index application_link_code on application_link (workspace_id, token_hash) where purpose = 'take_over';
