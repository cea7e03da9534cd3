-- 23.11.2026. Somebody else than the thread is with has written in it, and is answered there: the mail of theirs by which they are known.
alter table mail_desk add column answers_mail_id uuid;
alter table mail_message add column answers_mail_id uuid;
