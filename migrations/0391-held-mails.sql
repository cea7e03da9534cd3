-- The inbox asks at each opening whether mails are left from a time without a mail server; hardly ever there are any.
create index mail_message_held on mail_message (workspace_id, created_at desc, id) where state = 'held';
