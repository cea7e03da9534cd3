-- Whoever owned a first verdict at any time has seen it, and does not give the second one, also after somebody else took it over.
alter table application add column first_seen_by uuid[] not null default '{}';
