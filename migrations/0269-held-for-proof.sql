-- 22.11.2026. A form that was filled in faster than anybody can type is not dropped: it waits as a draft until its address is confirmed. The draft's
-- token lies sealed beside it, because the mail that follows has the household's own link in it.
alter table application_draft
  add column held_at timestamptz,
  add column held_token text,
  add constraint application_draft_held check ((held_at is null) = (held_token is null));
