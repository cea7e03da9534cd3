-- Every filter by what the application itself holds is answered from this index alone, also where few rows match.
create index application_filtered on application (workspace_id, progress_state)
  include (household_type, persons, income, overall_evaluation, documents, has_pets, wants_parking, source,
    overall_star, is_marked_important, language);

-- A finer histogram made each search a millisecond slower to plan than it saved.
alter table application alter column search_text set statistics -1;
