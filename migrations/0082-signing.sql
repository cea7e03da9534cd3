-- An agreement at a signing provider: which document there belongs to which tenancy here, and where it stands.

create table signing_document (
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  assignment_id uuid not null,
  provider text not null,
  provider_document_id text not null,
  template_id text not null,
  name text not null,
  state text not null
    check (state in ('creating', 'draft', 'sent', 'viewed', 'completed', 'declined', 'voided', 'error')),
  created_by uuid,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, assignment_id) references assignment (workspace_id, id) on delete cascade
);
-- One that is on its way; those that ended stay readable.
create unique index signing_document_live on signing_document (workspace_id, assignment_id)
  where state in ('creating', 'draft', 'sent', 'viewed');
create index signing_document_tenancy on signing_document (workspace_id, assignment_id, created_at desc);
call protect_by_workspace('signing_document');
