-- 22.11.2026. Letters on paper (decision 0345): a mail to somebody without an address for mails leaves as a letter. It waits to be printed,
-- is printed in batches, and stands in threads and bulk mails as any other mail.

alter table mail_message
  -- Set makes it a letter: name, extra, street, postcode, place, country as they were when it was written.
  add column postal jsonb,
  add column is_printable boolean generated always as (
    coalesce(postal ->> 'name', '') <> '' and coalesce(postal ->> 'street', '') <> ''
    and coalesce(postal ->> 'postcode', '') <> '' and coalesce(postal ->> 'place', '') <> '') stored,
  -- The very pages that were printed.
  add column letter_file_id uuid,
  add column printed_by uuid,
  drop constraint mail_message_state_check,
  add constraint mail_message_state_check check (state in
    ('queued', 'sending', 'sent', 'held', 'failed', 'bounced', 'cancelled', 'received', 'note', 'to-print', 'printed')),
  add constraint mail_message_letter check (state not in ('to-print', 'printed') or postal is not null);
create index mail_message_to_print on mail_message (workspace_id, created_at, id) where state = 'to-print';
create index mail_message_printed on mail_message (workspace_id, sent_at desc, id) where state = 'printed';

-- Letters that are printed in one go: drawn by a job, fetched as one file, and marked once somebody has said that they are printed.
create table print_batch (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  state text not null check (state in ('drawing', 'ready', 'printed')),
  letters integer not null,
  drawn integer not null default 0,
  pages integer not null default 0,
  sorted_by text not null check (sorted_by in ('postcode', 'number')),
  is_duplex boolean not null default false,
  -- Of letters that were printed before.
  is_again boolean not null default false,
  file_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  printed_by uuid,
  printed_at timestamptz,
  primary key (workspace_id, id)
);
create index print_batch_newest on print_batch (workspace_id, created_at desc, id);
call protect_by_workspace('print_batch');

create table print_batch_letter (
  workspace_id uuid not null references workspace (id) on delete cascade,
  batch_id uuid not null,
  position integer not null,
  mail_id uuid not null,
  primary key (workspace_id, batch_id, position),
  foreign key (workspace_id, batch_id) references print_batch (workspace_id, id) on delete cascade,
  foreign key (workspace_id, mail_id) references mail_message (workspace_id, id) on delete cascade
);
create index print_batch_letter_mail on print_batch_letter (workspace_id, mail_id);
call protect_by_workspace('print_batch_letter');
