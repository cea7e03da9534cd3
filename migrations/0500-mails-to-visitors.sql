-- 26.11.2026. Mails to the visitors of a viewing, so that staff see which ones could not be delivered.

create table viewing_participant_mail (
  workspace_id uuid not null references workspace (id) on delete cascade,
  participant_id uuid not null,
  mail_id uuid not null,
  primary key (workspace_id, participant_id, mail_id),
  foreign key (workspace_id, participant_id) references viewing_participant (workspace_id, id) on delete cascade
);
call protect_by_workspace('viewing_participant_mail');
