-- 26.11.2026. Invoices over fees are payments that the project waits for.

-- Row security is forced on the owner of the tables, too.
alter table budget_invoice no force row level security;
alter table expected_payment no force row level security;

insert into expected_payment (workspace_id, id, kind, record_id, title, href, debtor_name, amount, account, reference,
  due_on, search_text, created_at, updated_at)
select workspace_id, gen_random_uuid(), 'budget_invoice', id, title, '/budget/fee-calculation?state=cleared', debtor_name,
  gross, iban, reference, due_on, folded(concat_ws(' ', title, debtor_name, reference)), created_at, now()
from (
  select *, case language when 'fr' then 'Facture d’honoraires ' else 'Honorarrechnung ' end || number as title, debtor ->> 'name' as debtor_name
  from budget_invoice where gross > 0 and cancelled_at is null
) invoiced;

alter table budget_invoice force row level security;
alter table expected_payment force row level security;
