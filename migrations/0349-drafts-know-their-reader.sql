-- 22.11.2026. A draft to one person of a household stays a draft to that person.
alter table mail_desk add column adult_id uuid;
