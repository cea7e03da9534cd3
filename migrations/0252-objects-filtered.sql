-- By rooms and rent people look for flats first. Row security lets no such expression lead into an index, so what decides is read
-- from the index itself instead of from each row: for the counts, with what the tabs are told by, and on the way by title. The
-- expressions of the filters stand in it for the planner, who learns from them how many rows they leave.
create index property_object_filtered on property_object (workspace_id, kind, (rooms::text), (gross_rent / 100))
  include (rooms, gross_rent, progress_state, next_state);
drop index property_object_title;
create index property_object_title on property_object (workspace_id, kind, title, id) include (rooms, gross_rent);
analyze property_object;
