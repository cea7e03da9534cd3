-- A paper that came with a mail is a copy of its attachment: either can be deleted without the other.
alter table application_document add column from_file_id uuid;
update application_document d set from_file_id = d.file_id
  where exists (select from mail_attachment a where a.workspace_id = d.workspace_id and a.file_id = d.file_id);
create index application_document_from_file on application_document (workspace_id, from_file_id) where from_file_id is not null;
