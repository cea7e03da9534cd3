-- 26.11.2026. Owners of objects as records, with an optional login of the role `owner` (decision 0545).

alter table staff_user drop constraint staff_user_role_check;
alter table staff_user add constraint staff_user_role_check check (role in
  ('superadmin', 'admin', 'superuser', 'user', 'assistant', 'marketer', 'contract', 'analyst', 'owner'));
-- What an owner may see is fixed.
alter table role_permission add check (role <> 'owner');

-- Names that differ only in case and white space are the same owner.
create function owner_name_key(name text) returns text
  language sql immutable strict parallel safe
  return lower(btrim(regexp_replace(name, '\s+', ' ', 'g')));

create table property_owner (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null check (name = btrim(name) and name <> ''),
  name_key text not null generated always as (owner_name_key(name)) stored,
  kind text not null default 'firm' check (kind in ('firm', 'person')),
  -- Contact person; the login is theirs.
  first_name text,
  last_name text,
  email text,
  phone text,
  street text,
  postal_code text,
  city text,
  language text not null default 'de' check (language in ('de', 'fr')),
  note text,
  user_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references staff_user (workspace_id, id) on delete set null (user_id)
);
create unique index property_owner_name on property_owner (workspace_id, name_key);
create unique index property_owner_user on property_owner (workspace_id, user_id) where user_id is not null;
call protect_by_workspace('property_owner');

alter table property_object add column owner_id uuid;

-- Row security is forced on the owner of the tables, too.
alter table property_owner no force row level security;
alter table property_object no force row level security;
alter table object_import_row no force row level security;

-- The spelling that most objects have becomes the name.
insert into property_owner (workspace_id, id, name, language)
select distinct on (workspace_id, owner_name_key(name)) workspace_id, gen_random_uuid(), name,
    coalesce((select w.languages[1] from workspace w where w.id = workspace_id), 'de')
  from (
    select workspace_id, btrim(regexp_replace(facts ->> 'owner', '\s+', ' ', 'g')) as name, count(*) as objects
    from property_object group by 1, 2
  ) spelled
  where name <> ''
  order by workspace_id, owner_name_key(name), objects desc, name;

update property_object o set owner_id = w.id, facts = o.facts - 'owner'
  from property_owner w
  where w.workspace_id = o.workspace_id and w.name_key = owner_name_key(o.facts ->> 'owner');
update property_object set facts = facts - 'owner' where facts ? 'owner';

-- The undo of an import compares an object with what the import wrote.
update object_import_row r set after = jsonb_set(r.after, '{owner}', to_jsonb(w.name))
  from property_owner w where w.workspace_id = r.workspace_id and w.name_key = owner_name_key(r.after ->> 'owner');
update object_import_row r set before = jsonb_set(r.before, '{owner}', to_jsonb(w.name))
  from property_owner w where w.workspace_id = r.workspace_id and w.name_key = owner_name_key(r.before ->> 'owner');

alter table property_object
  add foreign key (workspace_id, owner_id) references property_owner (workspace_id, id);
create index property_object_owner on property_object (workspace_id, owner_id) where owner_id is not null;

alter table property_owner force row level security;
alter table property_object force row level security;
alter table object_import_row force row level security;
