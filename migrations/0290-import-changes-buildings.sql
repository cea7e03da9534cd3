-- What an import changed on buildings that were there before: the fields before and after, as the form shows them, so that it can
-- be taken back with the rest.
create table object_import_building (
  workspace_id uuid not null,
  import_id uuid not null,
  building_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  primary key (workspace_id, import_id, building_id),
  foreign key (workspace_id, import_id) references object_import (workspace_id, id) on delete cascade
);
call protect_by_workspace('object_import_building');
