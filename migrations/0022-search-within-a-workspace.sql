-- A search looks into the workspace's own part of the index: what it costs must not depend on how much others have.
create extension if not exists btree_gin;

drop index application_search;
create index application_search on application using gin (workspace_id, search_text gin_trgm_ops);
drop index property_object_search;
create index property_object_search on property_object using gin (workspace_id, search_text gin_trgm_ops);
drop index assignment_search;
create index assignment_search on assignment using gin (workspace_id, search_text gin_trgm_ops);
