-- 26.11.2026. The credit of a reversal is found by any of three references; without an index for each of them every reversal
-- reads all entries.

create index bank_entry_end_to_end on bank_entry (workspace_id, end_to_end_id) where end_to_end_id <> '';
