-- Rejected applications lose what names people after the period of the process settings; counts, grades, income and dates
-- stay for statistics.

alter table application
  -- Since when it is out of the process; null while it is not.
  add column deactivated_at timestamptz,
  add column anonymised_at timestamptz;

update application set deactivated_at = last_activity_at where progress_state = 'inactive';

-- Whoever sets it inactive, by whichever way, starts the clock; coming back stops it.
create function application_notes_deactivation() returns trigger language plpgsql as $$
begin
  if new.progress_state <> 'inactive' then
    new.deactivated_at := null;
  elsif tg_op = 'INSERT' or old.progress_state <> 'inactive' then
    new.deactivated_at := coalesce(new.deactivated_at, new.last_activity_at);
  end if;
  return new;
end $$;
create trigger application_deactivation before insert or update of progress_state on application
  for each row execute function application_notes_deactivation();

create index application_retention on application (workspace_id, deactivated_at)
  where progress_state = 'inactive' and anonymised_at is null;

-- An entry about somebody who was made anonymous loses its words once, and nothing else: place, time, deed and hashes stay,
-- so that the chain still shows a gap. That it was done stands in the chain itself.
alter table audit_entry add column redacted_at timestamptz;

create or replace function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if old.redacted_at is null and new.redacted_at is not null
    and new.subject_title = '' and new.changes = '[]' and new.cause is null
    and new.actor_name = (case when old.actor_kind = 'applicant' then '' else old.actor_name end)
    and (new.workspace_id, new.sequence, new.at, new.actor_kind, new.event, new.subject_kind, new.subject_id)
      = (old.workspace_id, old.sequence, old.at, old.actor_kind, old.event, old.subject_kind, old.subject_id)
    and new.actor_id is not distinct from old.actor_id
    and (new.previous_hash, new.hash) = (old.previous_hash, old.hash)
  then
    return new;
  end if;
  raise exception 'audit entries are never changed';
end $$;
