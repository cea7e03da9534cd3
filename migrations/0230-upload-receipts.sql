-- 22.11.2026. What an upload was answered, by the key its sender chose: asked again after a broken connection, the same is answered and nothing is
-- stored twice. Forgotten after a day. `sender` is null for the public pages.
create table upload_receipt (
  workspace_id uuid not null,
  key uuid not null,
  sha256 bytea not null,
  sender uuid,
  answer jsonb,
  created_at timestamptz not null,
  primary key (workspace_id, key, sha256)
);
create index upload_receipt_age on upload_receipt (workspace_id, created_at);
call protect_by_workspace('upload_receipt');
