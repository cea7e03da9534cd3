-- 22.11.2026. Pictures are shown smaller than they were uploaded: which sizes have been made of a file, with their bytes ({"web": …, "thumb": …}).
-- The original stays as it is.
alter table stored_file add column sizes jsonb not null default '{}';
