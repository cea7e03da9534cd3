-- 22.11.2026. What comes in is kept once, however often it is handed over (decision 0335).
create unique index mail_message_received_once on mail_message (workspace_id, message_id) where direction = 'in';
