-- Entries of the audit are never deleted, and their hash has two parts, so that an entry that lost its words can still be proven.

alter table audit_entry
  -- 1: one hash over everything, as before this migration, and as nodes of an older version write until they are replaced.
  -- 2: the hash covers the frame and the digest of the words.
  add column hash_version smallint not null default 1,
  -- Keeps the words from being guessed from their digest; goes with the words.
  add column content_salt bytea,
  add column content_hash bytea;
alter table audit_entry add constraint audit_entry_content_hash check (hash_version = 1 or content_hash is not null);

alter table audit_head
  -- HMAC of the head with the secret of the product, which the database does not know.
  add column signature bytea,
  -- Digest of the entries that lost their words before redactions had an entry of their own; null where there are none.
  add column earlier_redactions bytea;

-- The parts of an entry that stay after a redaction: place, time, actor (an applicant without name), event and subject. The text is
-- the JSON that platform/server/audit/entry-hash.ts writes.
create function audit_frame_digest(e audit_entry) returns bytea
  language sql stable parallel safe
  return sha256(convert_to(
    '[' || e.sequence
    || ',' || to_json(to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || ',' || to_json(e.actor_kind)
    || ',' || coalesce(to_json(e.actor_id)::text, 'null')
    || ',' || case when e.actor_kind = 'applicant' then 'null' else to_json(e.actor_name)::text end
    || ',' || to_json(e.event)
    || ',' || to_json(e.subject_kind)
    || ',' || to_json(e.subject_id)
    || ']', 'UTF8'));

alter table audit_entry no force row level security;
alter table audit_head no force row level security;
update audit_head h set earlier_redactions = (
  select sha256(string_agg(audit_frame_digest(e), ''::bytea order by e.sequence))
  from audit_entry e where e.workspace_id = h.workspace_id and e.redacted_at is not null
);
alter table audit_entry force row level security;
alter table audit_head force row level security;

create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    raise exception 'audit entries are never deleted';
  end if;
  if old.redacted_at is null and new.redacted_at is not null and old.event <> 'audit.redacted'
    and new.subject_title = '' and new.changes = '[]' and new.cause is null and new.content_salt is null
    and new.actor_name = (case when old.actor_kind = 'applicant' then '' else old.actor_name end)
    and (new.workspace_id, new.sequence, new.at, new.actor_kind, new.event, new.subject_kind, new.subject_id)
      = (old.workspace_id, old.sequence, old.at, old.actor_kind, old.event, old.subject_kind, old.subject_id)
    and new.actor_id is not distinct from old.actor_id
    and (new.previous_hash, new.hash, new.hash_version) = (old.previous_hash, old.hash, old.hash_version)
    and new.content_hash is not distinct from old.content_hash
  then
    return new;
  end if;
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entry_kept before delete on audit_entry for each row execute function audit_is_append_only();
create trigger audit_entry_kept_whole before truncate on audit_entry execute function audit_is_append_only();

create function audit_head_moves_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.workspace_id = old.workspace_id and new.sequence > old.sequence
      and new.earlier_redactions is not distinct from old.earlier_redactions
    then
      return new;
    end if;
  end if;
  raise exception 'the head of the audit only moves on';
end $$;
create trigger audit_head_moves_on before update or delete on audit_head
  for each row execute function audit_head_moves_on();
create trigger audit_head_kept_whole before truncate on audit_head execute function audit_head_moves_on();
