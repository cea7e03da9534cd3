-- Fee invoices can be cancelled: number and PDF stay, the fees can be invoiced again. An invoice keeps its lines, because
-- a cancelled one is no longer referenced by its fees.

alter table budget_invoice
  add column cancelled_at timestamptz,
  add column cancelled_by uuid,
  add column cancel_reason text check (char_length(cancel_reason) between 1 and 500),
  add check ((cancelled_at is null) = (cancel_reason is null));

create table budget_invoice_line (
  workspace_id uuid not null references workspace (id) on delete cascade,
  invoice_id uuid not null,
  position integer not null,
  fee_id uuid not null,
  -- Null once the object is deleted; the title stays as printed.
  object_id uuid,
  title text not null,
  -- Without VAT, in Rappen.
  amount bigint not null check (amount >= 0),
  primary key (workspace_id, invoice_id, position),
  foreign key (workspace_id, invoice_id) references budget_invoice (workspace_id, id) on delete cascade,
  foreign key (workspace_id, object_id) references property_object (workspace_id, id) on delete set null (object_id)
);
create index budget_invoice_line_object on budget_invoice_line (workspace_id, object_id) where object_id is not null;
call protect_by_workspace('budget_invoice_line');

alter table property_object no force row level security;
alter table budget_fee no force row level security;
alter table budget_invoice_line no force row level security;

insert into budget_invoice_line (workspace_id, invoice_id, position, fee_id, object_id, title, amount)
select f.workspace_id, f.invoice_id,
  row_number() over (partition by f.workspace_id, f.invoice_id order by o.sort_key, f.id),
  f.id, f.object_id, o.title, f.amount
from budget_fee f join property_object o on o.workspace_id = f.workspace_id and o.id = f.object_id
where f.invoice_id is not null;

alter table property_object force row level security;
alter table budget_fee force row level security;
alter table budget_invoice_line force row level security;
