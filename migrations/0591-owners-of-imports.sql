-- 26.11.2026. Owners that an import replaced and set, so that its undo finds them after they were renamed. Without a foreign key: an owner may
-- be deleted, and the name in before and after remains. Null for imports before this day.
alter table object_import_row add column owner_before uuid, add column owner_after uuid;
