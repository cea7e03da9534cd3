-- 26.11.2026. An application to buy passes through the states of a sale (docs/reference/states.json).

alter table application drop constraint application_progress_state_check;
alter table application add constraint application_progress_state_check check (progress_state in (
  'active.new', 'active.in_progress', 'active.evaluated', 'with_offer', 'with_offer.declined', 'assigned',
  'sale.new', 'sale.client.signed', 'sale.fee.transferred', 'sale.reservation.completed', 'inactive'
));
