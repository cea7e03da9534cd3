-- The ground every other table stands on: text folding, the workspace and its separation from all others.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- One spelling for searching: lower case, accents folded. Used when a row is written and when it is looked for.
create function folded(words text) returns text
  language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, words));

-- The workspace of the running transaction. Null outside one: then no protected row is visible at all.
create function current_workspace() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.workspace_id', true), '')::uuid;

-- Forces row security on a business table, for its owner too. The restrictive policy cannot be widened by a later one.
create procedure protect_by_workspace(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy reachable on %s for all using (true) with check (true)', name);
  execute format(
    'create policy own_workspace on %s as restrictive for all using (workspace_id = (select current_workspace())) with check (workspace_id = (select current_workspace()))',
    name
  );
end $$;

-- A customer account; found by the first label of the host name before anybody is signed in, hence not protected itself.
create table workspace (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  project_type text not null check (project_type in ('reletting', 'first-time-letting', 'sale', 'saleb2b', 'build')),
  theme text not null check (theme in ('rent', 'new', 'market', 'sale', 'invest', 'build')),
  features text[] not null default '{}',
  languages text[] not null default '{de,fr}',
  currency text not null default 'CHF',
  form_template text not null default 'default' check (form_template in ('default', 'lsz')),
  is_archived boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

-- Settings by name (general, contact, process, sign-in …), each a document with a version of its own.
create table project_setting (
  workspace_id uuid not null references workspace (id) on delete cascade,
  key text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, key)
);
call protect_by_workspace('project_setting');

-- Running numbers that people read, such as the number of an application.
create table number_sequence (
  workspace_id uuid not null references workspace (id) on delete cascade,
  name text not null,
  last bigint not null default 0,
  primary key (workspace_id, name)
);
call protect_by_workspace('number_sequence');
