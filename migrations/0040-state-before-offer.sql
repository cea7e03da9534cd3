-- An inactive object may be offered too. Declined, withdrawn or cancelled, it goes back to where it was, not into the public.

alter table offer add column object_state_before text not null default 'available'
  check (object_state_before in ('available', 'inactive'));
alter table assignment add column object_state_before text not null default 'available'
  check (object_state_before in ('available', 'inactive'));
