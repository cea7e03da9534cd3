-- A range of points with a state of the papers is counted from the index alone.
drop index application_points;
create index application_points on application (workspace_id, points nulls first, id) include (documents);

-- Few have a second verdict or a reference that failed: they are found without reading all the others.
create index application_second on application (workspace_id, second_evaluation, progress_state)
  where second_evaluation is not null;
create index application_references on application (workspace_id, "references", progress_state);
