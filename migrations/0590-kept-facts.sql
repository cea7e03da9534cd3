-- 26.11.2026. Facts that are kept before a record is erased or anonymised, and the portal that a household named.

-- False for a fact that was written when its record was erased before it was counted: its numbers are in no sum yet.
alter table analytics_fact add column is_counted boolean not null default true;

-- Portal of applications whose source is a portal; null for others, and for facts that were counted without it.
alter table analytics_fact add column portal text;
