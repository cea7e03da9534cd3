-- 26.11.2026. Owners of the objects in a report: it is sent to no other owner.

alter table report add column owner_ids uuid[] not null default '{}';
