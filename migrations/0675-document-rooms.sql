-- Document rooms: protected files of an object or a project, with categories, roles, guests and a log of access.

-- Roles of guests. While a workspace has none of its own, the standard roles of the code apply.
create table room_role (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  position integer not null,
  title_de text not null,
  title_fr text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (workspace_id, id)
);
call protect_by_workspace('room_role');

-- Categories that a new room begins with. While a workspace has none of its own, those of the code apply.
create table room_standard_category (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  parent_id uuid,
  position integer not null,
  title_de text not null,
  title_fr text not null,
  -- Right by id of the role; a role without an entry has the right of the parent category.
  rights jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, parent_id) references room_standard_category (workspace_id, id) deferrable initially deferred
);
create index room_standard_category_parent on room_standard_category (workspace_id, parent_id);
call protect_by_workspace('room_standard_category');

create table document_room (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  slug text not null,
  owner_kind text not null check (owner_kind in ('object', 'project')),
  owner_id uuid not null,
  title text not null,
  state text not null default 'open' check (state in ('open', 'closed', 'freezing', 'frozen')),
  -- Guests have access until the end of this day.
  closes_on date,
  ends_when_sold boolean not null default true,
  -- Version of the conditions in force; 0 for none.
  terms_version integer not null default 0,
  archive_key text,
  archive_sha256 bytea,
  archive_size bigint,
  frozen_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  unique (workspace_id, slug),
  unique (workspace_id, owner_kind, owner_id),
  check ((state = 'frozen') = (archive_key is not null))
);
call protect_by_workspace('document_room');

-- All versions of the conditions, because a guest accepted one of them.
create table room_terms (
  workspace_id uuid not null references workspace (id) on delete cascade,
  room_id uuid not null,
  version_number integer not null check (version_number > 0),
  text_de text not null,
  text_fr text not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, room_id, version_number),
  foreign key (workspace_id, room_id) references document_room (workspace_id, id) on delete cascade
);
call protect_by_workspace('room_terms');

create table room_category (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  room_id uuid not null,
  parent_id uuid,
  position integer not null,
  title_de text not null,
  title_fr text not null,
  rights jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, room_id, id),
  foreign key (workspace_id, room_id) references document_room (workspace_id, id) on delete cascade,
  foreign key (workspace_id, room_id, parent_id) references room_category (workspace_id, room_id, id) deferrable initially deferred
);
create index room_category_parent on room_category (workspace_id, room_id, parent_id);
call protect_by_workspace('room_category');

create table room_file (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  room_id uuid not null,
  category_id uuid not null,
  position integer not null,
  name text not null,
  -- Uploads of guests wait until staff release them.
  state text not null check (state in ('waiting', 'released')),
  content_version integer not null default 1,
  uploaded_by uuid,
  uploaded_by_name text not null,
  created_at timestamptz not null,
  released_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, room_id) references document_room (workspace_id, id) on delete cascade,
  foreign key (workspace_id, room_id, category_id) references room_category (workspace_id, room_id, id) deferrable initially deferred,
  check ((state = 'released') = (released_at is not null))
);
create index room_file_category on room_file (workspace_id, room_id, category_id);
call protect_by_workspace('room_file');

create table room_file_version (
  workspace_id uuid not null references workspace (id) on delete cascade,
  file_id uuid not null,
  version_number integer not null check (version_number > 0),
  stored_file_id uuid not null,
  uploaded_by uuid,
  uploaded_by_name text not null,
  created_at timestamptz not null,
  primary key (workspace_id, file_id, version_number),
  foreign key (workspace_id, file_id) references room_file (workspace_id, id) on delete cascade,
  foreign key (workspace_id, stored_file_id) references stored_file (workspace_id, id)
);
create index room_file_version_content on room_file_version (workspace_id, stored_file_id);
call protect_by_workspace('room_file_version');

-- A guest of one room. The same account may be a guest of several rooms, with a role of its own in each.
create table room_guest (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  room_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('buyer', 'third_party')),
  email text not null,
  first_name text not null,
  last_name text not null,
  company text not null default '',
  language text not null check (language in ('de', 'fr')),
  role_id uuid not null,
  invited_by_name text not null,
  invited_at timestamptz not null,
  registered_at timestamptz,
  access_until date,
  ended_at timestamptz,
  terms_version integer not null default 0,
  terms_accepted_at timestamptz,
  wants_digest boolean not null default true,
  -- New files since this moment have not been mailed.
  digest_from timestamptz not null,
  last_visit_at timestamptz,
  -- Start of the visit before the last one: files released later are marked as new.
  seen_until timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  unique (workspace_id, room_id, account_id),
  foreign key (workspace_id, room_id) references document_room (workspace_id, id) on delete cascade,
  foreign key (workspace_id, account_id) references staff_user (workspace_id, id) on delete cascade,
  foreign key (workspace_id, role_id) references room_role (workspace_id, id)
);
create index room_guest_account on room_guest (workspace_id, account_id);
create index room_guest_role on room_guest (workspace_id, role_id);
call protect_by_workspace('room_guest');

-- Log of access: written once, never changed.
create table room_access (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  room_id uuid not null,
  at timestamptz not null,
  user_id uuid,
  guest_id uuid,
  actor_name text not null,
  action text not null,
  file_id uuid,
  file_name text,
  version_number integer,
  address text not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, room_id) references document_room (workspace_id, id) on delete cascade
);
create index room_access_newest on room_access (workspace_id, room_id, at desc, id desc);
create index room_access_guest on room_access (workspace_id, room_id, guest_id, at desc);
call protect_by_workspace('room_access');
