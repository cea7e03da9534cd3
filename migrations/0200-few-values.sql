-- Filters over what takes few values count in it: equal entries stand in it once, so that a million applications take 14 MB, and
-- a state with some of these values is read as one stretch (decision 0009).
create index application_few_values on application (workspace_id, progress_state, documents, language, has_pets, wants_parking,
  household_type, "references");
