-- 26.11.2026. A paid reservation waits for the countersignature without a clock: its earlier end counts again if the
-- bank takes the payment back, and staff are reminded.

alter table reservation add column until_before_payment timestamptz;
alter table reservation add column countersign_reminded_on date;
