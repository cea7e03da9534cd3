-- What a bureau last said about the adults of an application, the worst of it, kept where lists read it. Nobody is asked
-- twice by this: it follows what was answered.

alter table application add column credit text not null default 'none'
  check (credit in ('none', 'green', 'yellow', 'grey', 'red'));

create function credit_of(workspace uuid, application uuid) returns text language sql stable as $$
  select coalesce((array_agg(light order by array_position(array['red', 'yellow', 'grey', 'green'], light)))[1], 'none')
  from (select distinct on (adult_id) light from credit_check
    where workspace_id = workspace and application_id = application order by adult_id, checked_at desc, id desc) latest
$$;

create function keep_credit() returns trigger language plpgsql as $$
declare
  touched credit_check := coalesce(new, old);
begin
  update application a set credit = credit_of(a.workspace_id, a.id)
    where a.workspace_id = touched.workspace_id and a.id = touched.application_id
      and a.credit <> credit_of(a.workspace_id, a.id);
  return null;
end $$;
create trigger keep_credit after insert or update or delete on credit_check for each row execute function keep_credit();

alter table application no force row level security;
alter table credit_check no force row level security;
update application a set credit = credit_of(a.workspace_id, a.id)
  where exists (select from credit_check c where c.workspace_id = a.workspace_id and c.application_id = a.id);
alter table application force row level security;
alter table credit_check force row level security;
