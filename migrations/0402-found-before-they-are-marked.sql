-- Who looks alike is found first and then marked. As conditions of the update each of the three lists was gone through once for
-- every application as soon as PostgreSQL thought it too long to be remembered, which no million ends.

create or replace function mark_everyone_alike(workspace uuid) returns void language sql as $$
  with mails as (
    select email_folded from application
    where workspace_id = workspace and contact_email <> '' group by 1 having count(*) > 1
  ), phones as (
    select contact_phone from application
    where workspace_id = workspace and contact_phone <> '' group by 1 having count(*) > 1
  ), people as (
    select array_agg(distinct p.application_id) as ids from adult p
    where p.workspace_id = workspace and p.date_of_birth is not null and p.last_name <> '' and p.first_name <> ''
    group by p.date_of_birth, lower(p.last_name), lower(p.first_name) having count(distinct p.application_id) > 1
  ), found as (
    select a.id from application a join mails using (email_folded)
    where a.workspace_id = workspace and a.contact_email <> ''
    union
    select a.id from application a join phones using (contact_phone) where a.workspace_id = workspace
    union
    select unnest(ids) from people
  )
  update application a set may_be_alike = true from found
  where a.workspace_id = workspace and a.id = found.id and not a.may_be_alike
$$;
