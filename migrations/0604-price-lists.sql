-- 26.11.2026. Price lists of a project that sells: versions with the price of each object, and discounts for one buyer. Amounts in
-- Rappen.

-- One list for the whole project. 'approved' includes the version in force and the replaced ones: they follow from in_force_from.
create table price_list (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number integer not null check (number > 0),
  name text not null check (char_length(name) between 1 and 100),
  reason text not null check (char_length(reason) between 1 and 1000),
  valid_from date not null,
  state text not null check (state in ('draft', 'waiting', 'approved', 'rejected', 'withdrawn')),
  -- Lowers a price against the version in force when it was submitted.
  lowers boolean not null default false,
  -- Start of the Swiss day, or the time of the approval on the day itself.
  in_force_from timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  submitted_by uuid,
  submitted_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (workspace_id, id),
  check ((state = 'approved') = (in_force_from is not null)),
  check (state = 'draft' or state = 'withdrawn' or submitted_at is not null),
  -- A lower price needs a second person.
  check (not (state = 'approved' and lowers) or (decided_by is not null and submitted_by is not null and decided_by <> submitted_by))
);
create unique index price_list_number on price_list (workspace_id, number);
create unique index price_list_in_force on price_list (workspace_id, in_force_from) where state = 'approved';
call protect_by_workspace('price_list');

create table price_list_price (
  workspace_id uuid not null references workspace (id) on delete cascade,
  price_list_id uuid not null,
  object_id uuid not null,
  price bigint not null check (price > 0),
  -- Since when the price is the selling price of the object; null before valid-from and while the object is reserved or sold.
  written_at timestamptz,
  -- Selling price that it replaced. Differs from the list before if it was changed by hand.
  price_before bigint,
  primary key (workspace_id, price_list_id, object_id),
  foreign key (workspace_id, price_list_id) references price_list (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade
);
create index price_list_price_object on price_list_price (workspace_id, object_id);
create index price_list_price_unwritten on price_list_price (workspace_id, price_list_id, object_id) where written_at is null;
call protect_by_workspace('price_list_price');

create table sale_discount (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  application_id uuid not null,
  object_id uuid not null,
  kind text not null check (kind in ('amount', 'percent')),
  -- Rappen, or hundredths of a percent.
  value bigint not null check (value > 0),
  reason text not null check (char_length(reason) between 1 and 1000),
  state text not null check (state in ('proposed', 'approved', 'refused', 'withdrawn')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  decision_note text,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  version integer not null default 1,
  primary key (workspace_id, id),
  foreign key (workspace_id, application_id) references application (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete cascade,
  check (kind = 'amount' or value <= 10000),
  check (state not in ('approved', 'refused') or decided_by is not null),
  -- Decided by a second person.
  check (decided_by is null or decided_by <> proposed_by),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
create unique index sale_discount_current on sale_discount (workspace_id, application_id, object_id)
  where state in ('proposed', 'approved');
create index sale_discount_application on sale_discount (workspace_id, application_id, proposed_at);
create index sale_discount_object on sale_discount (workspace_id, object_id);
create index sale_discount_proposed on sale_discount (workspace_id, proposed_at) where state = 'proposed';
call protect_by_workspace('sale_discount');
