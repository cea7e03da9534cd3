-- A state of the objects is counted from the index alone and paged by title, as the lists open; so are those under notice, who are few.
drop index property_object_state;
create index property_object_state on property_object (workspace_id, kind, progress_state, title, id) include (next_state);
create index property_object_under_notice on property_object (workspace_id, kind, title, id) where next_state is not null;
