-- 25.11.2026. Whether a machine may answer a mail and whether somebody has to read it are two questions: what a list or a portal sends
-- is written by a machine and has to be read all the same.
alter table mail_message add column needs_reading boolean not null default true;

alter table mail_message no force row level security;
update mail_message set needs_reading = false where is_automatic;
alter table mail_message force row level security;
