-- 23.11.2026. A form that was begun by the link mailed to an interested person remembers whose link it was, until it is sent.
alter table application_draft add column interested_person_id uuid;
