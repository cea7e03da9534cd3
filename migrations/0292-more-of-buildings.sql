-- Where the public is told a street without its number, and what else is known of a house, by the keys of
-- `areas/buildings/rules/building-facts.ts`; what is not known is left out.
alter table building add column hides_house_number boolean not null default false;
alter table building add column facts jsonb not null default '{}';
