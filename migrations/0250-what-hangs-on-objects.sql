-- Everything that was ever begun with an object is found by it: lists say what keeps each object from being deleted, and a deletion
-- asks the same. Until now only what is open or lasts could be found this way; the rest was looked for among all of a workspace.
create index assignment_of_object on assignment (workspace_id, object_id);
create index offer_of_object on offer (workspace_id, object_id);
create index object_reservation_of_object on object_reservation (workspace_id, object_id);
