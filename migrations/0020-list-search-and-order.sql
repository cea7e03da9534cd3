-- What the lists look for and sort by.

-- The LIKE pattern of one typed word: folded like the column it is compared with, its own wildcards taken literally.
create function search_pattern(word text) returns text
  language sql immutable strict parallel safe
  return '%' || regexp_replace(folded(word), '([\\%_])', '\\\1', 'g') || '%';

-- Every sort of the applications list walks an index, within a state and over all of them; read backwards it gives the
-- other direction. People see names in the order of their alphabet, and unknown incomes below the lowest.
drop index application_state_name;
create index application_state_name on application (workspace_id, progress_state, contact_name collate "de-x-icu", id);
create index application_name on application (workspace_id, contact_name collate "de-x-icu", id);
drop index application_state_income;
create index application_state_income on application (workspace_id, progress_state, income nulls first, id);
create index application_income on application (workspace_id, income nulls first, id);
create index application_evaluation on application (workspace_id, overall_evaluation, id);
create index application_state_activity on application (workspace_id, progress_state, last_activity_at, id);
create index application_activity on application (workspace_id, last_activity_at, id);

-- How rare a searched word is decides how it is looked for; a finer histogram makes the guess a good one.
alter table application alter column search_text set statistics 1000;
