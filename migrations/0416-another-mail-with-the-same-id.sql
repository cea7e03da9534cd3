-- 25.11.2026. Some senders give all their mails one Message-ID: a mail is the same one only if it says and brings the same.
-- Mails from before have no digest; they are compared by sender and subject.
alter table mail_message add column content_digest bytea;
drop index mail_message_received_once;
create unique index mail_message_received_once on mail_message (workspace_id, message_id, coalesce(content_digest, ''))
  where direction = 'in';
