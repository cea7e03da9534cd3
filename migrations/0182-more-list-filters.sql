-- Further filters of the applications list. Few have a credit check or an open offer, so these have indexes of their own;
-- days of moving in are sorted by too.
create index application_credit on application (workspace_id, created_at, id) include (credit) where credit <> 'none';
create index application_offer_until on application (workspace_id, offer_until, id) where offer_until is not null;
create index application_move_in on application (workspace_id, move_in_wish, id);

-- As in 0131: filters are answered from this index alone.
drop index application_filtered;
create index application_filtered on application (workspace_id, progress_state)
  include (household_type, persons, income, overall_evaluation, public_evaluation, second_evaluation, points, public_points,
    documents, "references", has_pets, wants_parking, source, move_in_wish, overall_star, is_marked_important, language);
