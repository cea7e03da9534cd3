-- What the lists of objects are sorted by, with the kind before it.

create index property_object_title on property_object (workspace_id, kind, title, id);
create index property_object_rooms on property_object (workspace_id, kind, rooms, id);
create index property_object_area on property_object (workspace_id, kind, area, id);
create index property_object_floor on property_object (workspace_id, kind, floor_number, id);
create index property_object_rent on property_object (workspace_id, kind, (coalesce(gross_rent, selling_price)), id);
create index property_object_move_in on property_object (workspace_id, kind, move_in_date, id);

-- Which files nobody has claimed yet, per uploader.
create index stored_file_unclaimed on stored_file (workspace_id, uploaded_by) where owner_kind is null;
