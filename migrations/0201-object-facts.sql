-- What is known of an object beside its columns, by the keys of `areas/objects/rules/object-facts.ts`; what is not known is left out.
-- Money in Rappen.
alter table property_object add column facts jsonb not null default '{}';
