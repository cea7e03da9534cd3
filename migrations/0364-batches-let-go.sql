-- A batch holds its letters until somebody says that they are printed, or that they are not: then they wait again.
alter table print_batch drop constraint print_batch_state_check;
alter table print_batch add constraint print_batch_state_check check (state in ('drawing', 'ready', 'printed', 'discarded'));
