-- 23.11.2026. The mail that reminded of a reference: whether it has reached anybody says whether somebody was reminded.
alter table reference_request add column reminder_mail_id uuid;
