-- Mails of viewing appointments: those that wait to be written, calendar parts, and bounds on holds by strangers.

-- Written under the lock of a slot, because composing a mail takes long; a job writes the mails after the commit.
create table viewing_mail_due (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  participant_id uuid not null,
  about text not null check (about in ('state', 'changed', 'cancelled', 'given_back', 'reminder', 'after')),
  -- Reason of staff.
  note text,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, participant_id) references viewing_participant (workspace_id, id) on delete cascade
);
create index viewing_mail_due_participant on viewing_mail_due (workspace_id, participant_id);
call protect_by_workspace('viewing_mail_due');

alter table viewing_participant
  -- Hash of the network that holds a seat, while it does: one network holds only so many.
  add column caller bytea,
  -- Mailed codes of this booking.
  add column codes integer not null default 0;
create index viewing_participant_caller on viewing_participant (workspace_id, caller) where caller is not null;
create index viewing_participant_email on viewing_participant (workspace_id, email, updated_at) where email is not null;
create index viewing_participant_booked on viewing_participant (workspace_id, slot_id) where state = 'booked' and reminded_at is null;

-- {method, text}: sent as text/calendar with the mail.
alter table mail_message add column calendar jsonb;

-- A booking by staff is claimed after its row is checked for seats, but before it is written.
alter table viewing_claim alter constraint viewing_claim_workspace_id_participant_id_fkey deferrable initially deferred;
