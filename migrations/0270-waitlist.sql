-- People who wait for an object: what they look for, since when they wait, and how urgent it is.

create table waitlist_request (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  progress_state text not null check (progress_state in ('sent', 'new', 'waitlist.accepted', 'declined', 'inactive')),
  source text not null check (source in ('staff', 'application', 'form')),
  language text not null check (language in ('de', 'fr')),
  contact_name text not null,
  -- Whoever came to the desk may have none.
  contact_email text,
  contact_phone text,
  -- The application that got no home; a deleted one leaves its wish behind.
  application_id uuid,
  adults integer not null check (adults between 0 and 20),
  children integer not null check (children between 0 and 20),
  -- Kinds of objects; none until the form is filled in. Null and empty are open.
  kinds text[] not null default '{}',
  rooms_from double precision,
  rooms_to double precision,
  rent_max bigint,
  area_from double precision,
  move_in_from date,
  -- As they were chosen, the keys by which a building is found to lie in one of them, and the first two digits of their postcodes.
  places jsonb not null default '[]',
  place_keys text[] not null default '{}',
  regions text[] not null default '{}',
  needs text[] not null default '{}',
  note text,
  -- 1 comes first.
  priority integer not null default 3 check (priority between 1 and 5),
  -- When it was first accepted: who has waited longer comes first within a priority.
  waits_since timestamptz,
  leave_reason text,
  left_at timestamptz,
  -- Only the hash of the token of the link that was mailed last.
  token_hash bytea,
  link_until timestamptz,
  filled_at timestamptz,
  recorded_by uuid,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete set null (application_id)
);
create unique index waitlist_request_number on waitlist_request (workspace_id, number);
-- An application stands on the list once, as long as it waits.
create unique index waitlist_request_application on waitlist_request (workspace_id, application_id)
  where progress_state in ('sent', 'new', 'waitlist.accepted');
create index waitlist_request_line on waitlist_request (workspace_id, progress_state, priority, waits_since, id);
create index waitlist_request_state_number on waitlist_request (workspace_id, progress_state, number, id);
create index waitlist_request_state_name on waitlist_request (workspace_id, progress_state, contact_name collate "de-x-icu", id);
create index waitlist_request_search on waitlist_request using gin (search_text gin_trgm_ops);
call protect_by_workspace('waitlist_request');

-- What is free, by what one looks for first: each waiting household asks it. Unknown rooms and rents stand before all others, so that
-- a range can take them in or leave them out; spelled as case, for row security lets no coalesce into an index.
create index property_object_free on property_object (workspace_id, kind, (case when rooms is null then -1 else rooms end),
  (case when gross_rent is null then 0 else gross_rent end)) where letting_state = 'available';
