-- What a house keeps of an object under names of its own, such as the number of a key or of a meter: name → words.
alter table property_object add column saved_data jsonb not null default '{}' check (jsonb_typeof(saved_data) = 'object');
