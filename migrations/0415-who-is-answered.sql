-- 25.11.2026. Set where the answer goes to somebody else than the mail came from: Reply-To, or the person behind a list.
alter table mail_message
  add column reply_to_name text,
  add column reply_to_address text;
