-- 23.11.2026. A request on the waitlist keeps the version of the form that it is asked with, the product's own where there is none, and
-- what was answered to questions that are not matched, by their keys.
alter table waitlist_request add column form_id uuid, add column answers jsonb not null default '{}';
alter table waitlist_request
  add foreign key (workspace_id, form_id) references application_form (workspace_id, id);
create index waitlist_request_of_form on waitlist_request (workspace_id, form_id) where form_id is not null;
