-- The list of all audit entries of a workspace (change log), newest first, with its filters and its search. Both columns are
-- stored, because row security lets only leakproof comparisons of plain columns reach an index (decision 0002).

alter table audit_entry
  -- Lists address rows by UUID: one of version 8, whose last twelve digits are the place of the entry in its chain.
  add column id uuid not null
    generated always as (('00000000-0000-8000-8000-' || lpad(to_hex(sequence), 12, '0'))::uuid) stored,
  add column search_text text not null generated always as (folded(subject_title)) stored;

create unique index audit_entry_by_id on audit_entry (workspace_id, id);
create index audit_entry_newest on audit_entry (workspace_id, at, id);
create index audit_entry_actor on audit_entry (workspace_id, actor_kind, actor_id, at);
create index audit_entry_event on audit_entry (workspace_id, event, subject_kind);
create index audit_entry_search on audit_entry using gin (search_text gin_trgm_ops);
