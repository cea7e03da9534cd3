-- Natural order of objects: by building, storey and number, kept in one column so that every list can use an index.

-- Folded words whose numbers are padded, so that «Parkplatz 2» comes before «Parkplatz 10».
create function natural_words(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(folded(words), '(\d+)', '00000000\1', 'g'), '\d*(\d{9})', '\1', 'g');

-- Storey that the words name: «2e étage», «rez», «UG 2». A roof without a number is 98; null if they name none.
-- The rule is that of the building plan (areas/buildings/rules/storeys.ts), for sorting only.
create function storey_of(words text) returns numeric
  language sql immutable strict parallel safe
  return case
    when folded(words) ~ '\m(attika(geschoss)?|attique|penthouse|dg|dach(geschoss|stock|boden)?|estrich|combles|mansardes?|galetas)\M'
      then 98
    when folded(words) ~ '\m(ug|untergeschoss|sous-?sol|keller|cave|souterrain|tiefgarage|einstellhalle|kg)\M'
      then -coalesce(nullif(substring(words from '\d{1,2}')::numeric, 0), 1)
    when folded(words) ~ '^\s*(eg|erdgeschoss|parterre|p|hp|hochparterre|rez|rdc|plain[ -]pied|gartengeschoss)\M' then 0
    when folded(words) ~ '\m(zg|zwischengeschoss|entresol|mezzanin)' then 0.5
    when words ~ '(?<!\d)[-–]?\d{1,2}(?!\d)' then replace(substring(words from '(?<!\d)[-–]?\d{1,2}(?!\d)'), '–', '-')::numeric
    when folded(words) ~ '\m(og|obergeschoss|stock|etage)\M' then 1
  end;

-- Objects without a storey come last in their building. The storey may stand in the title: «Rue de la Flore 17, 2e gauche».
create function object_sort_key(building_title text, street text, house_number text, floor_number integer, floor text,
  title text, reference_number text) returns text
  language sql immutable parallel safe
  return left(natural_words(building_title), 200) || chr(1) || left(natural_words(street || ' ' || house_number), 200)
    || chr(1) || lpad(((coalesce(floor_number, storey_of(floor), storey_of(substring(title from ',\s*([^,]*)$')), 99) + 100)
      * 10)::integer::text, 4, '0')
    || chr(1) || left(natural_words(title), 300) || chr(1) || left(natural_words(reference_number), 100);

alter table property_object add column sort_key text collate "C" not null default '';

create function keep_sort_key() returns trigger language plpgsql as $$
begin
  select object_sort_key(b.title, b.street, b.house_number, new.floor_number, new.floor, new.title, new.reference_number)
    into new.sort_key from building b where b.workspace_id = new.workspace_id and b.id = new.building_id;
  -- A missing building is refused by the foreign key.
  new.sort_key := coalesce(new.sort_key, '');
  return new;
end $$;
create trigger keep_sort_key before insert or update of building_id, floor_number, floor, title, reference_number
  on property_object for each row execute function keep_sort_key();

create function keep_sort_keys_of_building() returns trigger language plpgsql as $$
begin
  -- In id order, like all code that locks several objects, to prevent deadlocks.
  perform from property_object where workspace_id = new.workspace_id and building_id = new.id order by id for update;
  update property_object o set sort_key = object_sort_key(new.title, new.street, new.house_number, o.floor_number, o.floor,
    o.title, o.reference_number)
    where o.workspace_id = new.workspace_id and o.building_id = new.id;
  return null;
end $$;
create trigger keep_sort_keys after update of title, street, house_number on building for each row
  when ((new.title, new.street, new.house_number) is distinct from (old.title, old.street, old.house_number))
  execute function keep_sort_keys_of_building();

alter table property_object no force row level security;
alter table building no force row level security;
update property_object o set sort_key = object_sort_key(b.title, b.street, b.house_number, o.floor_number, o.floor, o.title,
  o.reference_number) from building b where b.workspace_id = o.workspace_id and b.id = o.building_id;
alter table building force row level security;
alter table property_object force row level security;

drop index property_object_title;
create index property_object_natural on property_object (workspace_id, kind, sort_key, id) include (rooms, gross_rent);
drop index property_object_state;
create index property_object_state on property_object (workspace_id, kind, progress_state, sort_key, id) include (next_state);
drop index property_object_under_notice;
create index property_object_under_notice on property_object (workspace_id, kind, sort_key, id) where next_state is not null;
drop index property_object_letting;
create index property_object_letting on property_object (workspace_id, kind, letting_state, sort_key, id);
drop index property_object_by_title;
create index property_object_by_sort_key on property_object (workspace_id, sort_key, id);
