-- 26.11.2026. Buying confirmation of an application to buy: financing, buyers with their shares, and the objects confirmed
-- with the price that was shown. Money in Rappen.

create table buying_confirmation (
  workspace_id uuid not null references workspace (id) on delete cascade,
  application_id uuid not null,
  -- Link to the form; null if staff record the confirmation without sending it.
  token_hash bytea,
  link_until timestamptz,
  -- Last link that the person asked for.
  link_mailed_at timestamptz,
  sent_at timestamptz,
  sent_by uuid,
  -- Submitted by the buyer, or recorded by staff.
  confirmed_at timestamptz,
  recorded_by uuid,
  consented_at timestamptz,
  own_means bigint,
  pension_funds bigint,
  mortgage bigint,
  bank text,
  note text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, application_id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  check ((token_hash is null) = (link_until is null))
);
create index buying_confirmation_waiting on buying_confirmation (workspace_id, sent_at) where confirmed_at is null;
call protect_by_workspace('buying_confirmation');

create table buyer (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  position integer not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  street text not null,
  postal_code text not null,
  city text not null,
  email text,
  phone text,
  civil_status text not null
    check (civil_status in ('single', 'married', 'registered_partnership', 'divorced', 'widowed')),
  property_regime text check (property_regime in ('participation', 'separation', 'community', 'foreign', 'unknown')),
  -- Ownership as a fraction.
  share_part integer not null check (share_part > 0),
  share_whole integer not null check (share_whole >= share_part),
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references buying_confirmation (workspace_id, application_id) on delete cascade
);
create unique index buyer_position on buyer (workspace_id, application_id, position);
call protect_by_workspace('buyer');

-- Wished objects at the time of the confirmation, first priority first.
create table confirmed_object (
  workspace_id uuid not null references workspace (id) on delete cascade,
  application_id uuid not null,
  object_id uuid not null,
  rank integer not null,
  price bigint,
  primary key (workspace_id, application_id, object_id),
  foreign key (workspace_id, application_id) references buying_confirmation (workspace_id, application_id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade
);
create index confirmed_object_of on confirmed_object (workspace_id, object_id);
call protect_by_workspace('confirmed_object');
