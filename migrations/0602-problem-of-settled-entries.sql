-- 26.11.2026. The reason why an entry waited stays known after it is settled.

alter table bank_entry drop constraint bank_entry_check;
alter table bank_entry add constraint bank_entry_waits_for_a_reason check (state <> 'waiting' or problem is not null);
