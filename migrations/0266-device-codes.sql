-- 22.11.2026. A short code that takes a draft to another device: its slow hash alone is kept, and the draft's token sealed beside it. One for each
-- draft, gone when it was used, when its fifteen minutes are over, or with the draft.
create table application_device_code (
  workspace_id uuid not null,
  draft_id uuid not null,
  code_hash bytea not null,
  sealed_token text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, draft_id),
  unique (workspace_id, code_hash),
  foreign key (workspace_id, draft_id) references application_draft (workspace_id, id) on delete cascade
);
call protect_by_workspace('application_device_code');
