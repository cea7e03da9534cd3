-- Signing in by user name needs the name to be one person's; wrong codes end a session that awaits its second factor.

create unique index staff_user_username on staff_user (workspace_id, user_type, lower(username));

alter table session add column wrong_codes integer not null default 0;

-- Old counts, rounds and links are swept when new ones are written.
create index sign_in_attempt_age on sign_in_attempt (workspace_id, last_failed_at);
create index sso_round_age on sso_round (workspace_id, expires_at);
create index password_reset_user_id on password_reset (workspace_id, user_id);
