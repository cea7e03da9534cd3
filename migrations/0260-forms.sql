-- A form is more than its newest version: it has a name, is the default of its kind or not, may be switched off, and has at most one
-- draft. application_form holds what was published; applications and drafts go on pointing to the version they were filled in with.

create table project_form (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('apartment', 'parking', 'business', 'sale', 'waitlist_criteria')),
  name text not null,
  template text not null default 'default' check (template in ('default', 'lsz')),
  is_default boolean not null default false,
  is_active boolean not null default true,
  -- The definition being edited; null where there is nothing beside what is published.
  draft jsonb,
  draft_at timestamptz,
  draft_by uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check (is_active or not is_default)
);

-- Forms so far: one per kind, whose versions are the rows there are. Taken back ones stay known, and are not used.
alter table application_form no force row level security;
insert into project_form (workspace_id, id, kind, name, template, is_default, is_active, created_at)
select f.workspace_id, gen_random_uuid(), case f.kind when 'waitlist' then 'waitlist_criteria' else f.kind end,
  case w.languages[1] when 'fr' then 'Formulaire standard' else 'Standardformular' end,
  w.form_template, bool_or(f.is_published), bool_or(f.is_published), min(f.created_at)
from application_form f join workspace w on w.id = f.workspace_id
group by f.workspace_id, f.kind, w.languages[1], w.form_template;

alter table application_form add column project_form_id uuid, add column published_by uuid, add column note text not null default '';
update application_form f set project_form_id = p.id from project_form p
where p.workspace_id = f.workspace_id and p.kind = case f.kind when 'waitlist' then 'waitlist_criteria' else f.kind end;

-- A newest version that was never published was a draft.
update project_form p set draft = f.definition, draft_at = f.created_at from application_form f
where f.workspace_id = p.workspace_id and f.project_form_id = p.id and not f.is_published and p.is_active
  and f.version_number = (select max(g.version_number) from application_form g
    where g.workspace_id = f.workspace_id and g.project_form_id = f.project_form_id);

alter table application_form alter column project_form_id set not null;
alter table application_form drop column kind;
alter table application_form drop column is_published;
alter table application_form add foreign key (workspace_id, project_form_id) references project_form (workspace_id, id) on delete cascade;
create unique index application_form_version on application_form (workspace_id, project_form_id, version_number);
alter table application_form force row level security;

create unique index project_form_default on project_form (workspace_id, kind) where is_default;
create index project_form_kind on project_form (workspace_id, kind, created_at);
call protect_by_workspace('project_form');

-- An object may ask with a form of its own, and with a second one later (domain.md §15).
alter table property_object add column form_id uuid, add column second_form_id uuid;
alter table property_object
  add foreign key (workspace_id, form_id) references project_form (workspace_id, id) on delete set null (form_id),
  add foreign key (workspace_id, second_form_id) references project_form (workspace_id, id) on delete set null (second_form_id);
create index object_form on property_object (workspace_id, form_id) where form_id is not null;
create index object_second_form on property_object (workspace_id, second_form_id) where second_form_id is not null;

-- Who fills in or has sent which version.
create index application_of_form on application (workspace_id, form_id, id);
create index draft_of_form on application_draft (workspace_id, form_id);
