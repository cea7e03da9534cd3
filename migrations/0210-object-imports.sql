-- Objects that came in by a spreadsheet. The file stands in stored_file (owner kind `import`), what it did to each object here:
-- the fields before and after, as the forms show them, so that the import can be undone as a whole.
create table object_import (
  workspace_id uuid not null,
  id uuid not null,
  file_name text not null,
  state text not null default 'prepared' check (state in ('prepared', 'done', 'undone')),
  created_by uuid,
  created_by_name text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  undone_at timestamptz,
  created integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  -- Where the table stood in the file: {"sheet", "headerRow"}.
  place jsonb,
  -- Rows that did not go in, with their reasons as told to the person: [{"row", "reasons": []}].
  rejections jsonb not null default '[]',
  building_ids uuid[] not null default '{}',
  -- What could not be undone: [{"id", "title", "referenceNumber", "reason"}].
  kept jsonb not null default '[]',
  primary key (workspace_id, id)
);
create index object_import_done on object_import (workspace_id, done_at desc) where state <> 'prepared';
call protect_by_workspace('object_import');

create table object_import_row (
  workspace_id uuid not null,
  import_id uuid not null,
  object_id uuid not null,
  deed text not null check (deed in ('created', 'changed')),
  before jsonb,
  after jsonb not null,
  primary key (workspace_id, import_id, object_id),
  foreign key (workspace_id, import_id) references object_import (workspace_id, id) on delete cascade
);
call protect_by_workspace('object_import_row');

-- What the columns of a source mean, by the digest of the set of its headings.
create table object_import_mapping (
  workspace_id uuid not null,
  headings text not null,
  -- Folded heading → field.
  meanings jsonb not null,
  kind text,
  used_at timestamptz not null,
  primary key (workspace_id, headings)
);
call protect_by_workspace('object_import_mapping');
