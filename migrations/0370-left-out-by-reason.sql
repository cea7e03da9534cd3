-- 23.11.2026. Whom a bulk mail leaves out is told by reason: what all of it have in common, where the reason of each names somebody else.
alter table task_recipient add column reason_group text;
