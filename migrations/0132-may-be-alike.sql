-- Which applications have ever looked like another. Set once and never taken back: lists that look for duplicates look among
-- these alone, and ask of each whether it still does.

alter table application add column may_be_alike boolean not null default false;

-- For many rows that were written at once; a single one is marked by the job `mark-alike`.
create function mark_everyone_alike(workspace uuid) returns void language sql as $$
  update application a set may_be_alike = true where a.workspace_id = workspace and not a.may_be_alike and (
    a.contact_email <> '' and a.email_folded in
      (select email_folded from application where workspace_id = workspace group by 1 having count(*) > 1)
    or a.contact_phone <> '' and a.contact_phone in
      (select contact_phone from application where workspace_id = workspace and contact_phone <> '' group by 1 having count(*) > 1)
    or a.id in (
      select unnest(array_agg(distinct p.application_id)) from adult p
      where p.workspace_id = workspace and p.date_of_birth is not null and p.last_name <> '' and p.first_name <> ''
      group by p.date_of_birth, lower(p.last_name), lower(p.first_name) having count(distinct p.application_id) > 1))
$$;

alter table application no force row level security;
alter table adult no force row level security;
select mark_everyone_alike(id) from workspace;
alter table application force row level security;
alter table adult force row level security;

create index application_may_be_alike on application (workspace_id, created_at, id) where may_be_alike;
