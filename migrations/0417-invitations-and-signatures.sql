-- 25.11.2026. An invitation that came with a mail, or the answer to one, and whether the mail bears a signature.
alter table mail_message
  add column invitation jsonb,
  add column is_signed boolean not null default false;
