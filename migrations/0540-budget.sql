-- Budget: cost categories with their costs, periods, scenarios, and fees with their invoices. Amounts in Rappen.

create table budget_category (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  -- Place in the cost plan.
  position integer not null,
  -- Granted for the category, including VAT. Null: not limited.
  amount bigint check (amount >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);
create unique index budget_category_name on budget_category (workspace_id, lower(name));
create unique index budget_category_position on budget_category (workspace_id, position);
call protect_by_workspace('budget_category');

-- Periods do not overlap: each cost belongs to at most one.
create table budget_period (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  starts_on date not null,
  ends_on date not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  check (starts_on <= ends_on)
);
create unique index budget_period_start on budget_period (workspace_id, starts_on);
call protect_by_workspace('budget_period');

create table budget_cost (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  category_id uuid not null,
  title text not null,
  supplier text not null default '',
  -- Portal or medium, for costs of advertising.
  platform text not null default '',
  object_id uuid,
  cost_date date not null,
  is_flatrate boolean not null default false,
  vat_kind text not null check (vat_kind in ('standard', 'reduced', 'accommodation', 'none')),
  -- Hundredths of a percent, by the date of the cost.
  vat_rate integer not null check (vat_rate between 0 and 10000),
  tax_included boolean not null,
  -- As entered, and including VAT.
  planned bigint not null check (planned >= 0),
  planned_gross bigint not null check (planned_gross >= 0),
  actual bigint check (actual >= 0),
  actual_gross bigint check (actual_gross >= 0),
  gross bigint not null generated always as (coalesce(actual_gross, planned_gross)) stored,
  state text not null default 'planned' check (state in ('planned', 'waiting', 'rejected', 'committed', 'paid')),
  submitted_by uuid,
  submitted_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  -- Amount that the second person approved, including VAT.
  approved_gross bigint,
  reject_reason text,
  paid_on date,
  iban text not null default '',
  reference text not null default '',
  note text not null default '',
  created_by uuid,
  search_text text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, category_id) references budget_category (workspace_id, id),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete set null (object_id),
  check ((actual is null) = (actual_gross is null)),
  check ((state = 'paid') = (paid_on is not null)),
  -- Four eyes.
  check (approved_by is null or approved_by <> submitted_by)
);
create unique index budget_cost_number on budget_cost (workspace_id, number);
create index budget_cost_category on budget_cost (workspace_id, category_id, cost_date, id);
create index budget_cost_state on budget_cost (workspace_id, state, id);
create index budget_cost_object on budget_cost (workspace_id, object_id) where object_id is not null;
create index budget_cost_search on budget_cost using gin (search_text gin_trgm_ops);
call protect_by_workspace('budget_cost');

create table budget_scenario (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  -- {category id: percent by which its planned costs change}
  changes jsonb not null,
  version integer not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);
call protect_by_workspace('budget_scenario');

create table budget_invoice (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  number bigint not null,
  issued_on date not null,
  due_on date not null,
  language text not null check (language in ('de', 'fr')),
  -- Addresses as printed: {name, street, houseNumber, postalCode, city, country}
  creditor jsonb not null,
  debtor jsonb not null,
  iban text not null,
  reference text not null,
  net bigint not null check (net >= 0),
  vat_rate integer not null,
  vat bigint not null check (vat >= 0),
  gross bigint not null generated always as (net + vat) stored,
  file_id uuid not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, file_id) references stored_file (workspace_id, id)
);
create unique index budget_invoice_number on budget_invoice (workspace_id, number);
create unique index budget_invoice_reference on budget_invoice (workspace_id, reference);
create index budget_invoice_file on budget_invoice (workspace_id, file_id);
call protect_by_workspace('budget_invoice');

-- Fee of an object. A cleared fee never changes; the fee of the next letting or sale is a new row.
create table budget_fee (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  object_id uuid not null,
  -- False once the fee of the next letting or sale has begun.
  is_current boolean not null default true,
  -- Hundredths of a percent.
  percent integer not null check (percent between 0 and 10000),
  accounting_date date,
  base_kind text not null check (base_kind in ('net_rent', 'selling_price')),
  base bigint not null check (base >= 0),
  amount bigint not null check (amount >= 0),
  vat_rate integer not null,
  vat bigint not null check (vat >= 0),
  gross bigint not null generated always as (amount + vat) stored,
  note text not null default '',
  cleared_at timestamptz,
  -- Null for a fee that was billed elsewhere.
  invoice_id uuid,
  calculated_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, object_id) references property_object (workspace_id, id),
  foreign key (workspace_id, invoice_id) references budget_invoice (workspace_id, id),
  check (invoice_id is null or cleared_at is not null),
  check (is_current or cleared_at is not null)
);
create unique index budget_fee_current on budget_fee (workspace_id, object_id) where is_current;
create index budget_fee_object on budget_fee (workspace_id, object_id);
create index budget_fee_invoice on budget_fee (workspace_id, invoice_id) where invoice_id is not null;
create index budget_fee_date on budget_fee (workspace_id, accounting_date, id);
call protect_by_workspace('budget_fee');

-- Fees were facts of the object. VAT by the rates of the law; without a rent or price the base is 0.
alter table property_object no force row level security;
alter table budget_fee no force row level security;
alter table role_permission no force row level security;

insert into budget_fee (workspace_id, id, object_id, percent, accounting_date, base_kind, base, amount, vat_rate, vat,
  cleared_at, created_at, updated_at)
select workspace_id, gen_random_uuid(), id, percent, billed_on, base_kind, base, amount, vat_rate,
  round(amount::numeric * vat_rate / 10000), case when is_billed then coalesce(billed_on::timestamptz, updated_at) end,
  now(), now()
from (
  select *, round(base::numeric * percent / 10000)::bigint as amount,
    case when coalesce(billed_on, current_date) >= date '2024-01-01' then 810 else 770 end as vat_rate
  from (
    select workspace_id, id, updated_at,
      least(10000, greatest(0, round(coalesce((facts ->> 'feePercent')::numeric, 0) * 100)))::integer as percent,
      (facts ->> 'feeBilledOn')::date as billed_on,
      coalesce((facts ->> 'feeIsBilled')::boolean, false) as is_billed,
      case when gross_rent is null and selling_price is not null then 'selling_price' else 'net_rent' end as base_kind,
      case when gross_rent is null and selling_price is not null then selling_price
        else coalesce(net_rent, 0) * 12 end as base
    from property_object
    where facts ?| array['feePercent', 'feeBilledOn', 'feeIsBilled']
  ) stored
) computed;
update property_object set facts = facts - 'feePercent' - 'feeBilledOn' - 'feeIsBilled'
where facts ?| array['feePercent', 'feeBilledOn', 'feeIsBilled'];

-- Roles whose permissions an administrator has changed keep seeing the budget; those that may change it by default
-- get the new permission too.
update role_permission set permissions = array_append(permissions, 'budget_write'), version = version + 1
where role in ('admin', 'superuser') and 'budget_read' = any (permissions) and not 'budget_write' = any (permissions);

alter table property_object force row level security;
alter table budget_fee force row level security;
alter table role_permission force row level security;
