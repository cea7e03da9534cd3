-- Groups of the list of applications are walked in the order of their titles, over all kinds of objects.
create index property_object_by_title on property_object (workspace_id, title, id);
