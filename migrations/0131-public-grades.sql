-- The overall grade as those may know it who are still to judge: it is told once the second verdict answers it. Lists are
-- sorted and filtered by it for them, so that no order tells what the column hides.

alter table application add column public_evaluation text
  generated always as (case when second_evaluation is not null then overall_evaluation end) stored;
create index application_public_evaluation on application (workspace_id, public_evaluation, id);

-- As in 0021: filters are answered from this index alone.
drop index application_filtered;
create index application_filtered on application (workspace_id, progress_state)
  include (household_type, persons, income, overall_evaluation, public_evaluation, documents, has_pets, wants_parking, source,
    overall_star, is_marked_important, language);

-- Since 0120 the folded address is looked up in its own column.
drop index application_email;
