-- Ids that a browser sends with a draft or a mail belong to records of the same workspace.

alter table mail_desk no force row level security;
alter table mail_message no force row level security;
alter table task_group no force row level security;
alter table mail_thread no force row level security;
alter table staff_user no force row level security;
alter table adult no force row level security;
alter table mail_template no force row level security;

update mail_desk d set adult_id = null
  where adult_id is not null and not exists (select from adult a where a.workspace_id = d.workspace_id and a.id = d.adult_id);
update mail_desk d set answers_mail_id = null
  where answers_mail_id is not null
    and not exists (select from mail_message m where m.workspace_id = d.workspace_id and m.id = d.answers_mail_id);
update mail_message m set adult_id = null
  where adult_id is not null and not exists (select from adult a where a.workspace_id = m.workspace_id and a.id = m.adult_id);
update mail_message m set answers_mail_id = null
  where answers_mail_id is not null
    and not exists (select from mail_message o where o.workspace_id = m.workspace_id and o.id = m.answers_mail_id);
update mail_message m set template_id = null
  where template_id is not null
    and not exists (select from mail_template t where t.workspace_id = m.workspace_id and t.id = m.template_id);
update task_group g set template_id = null
  where template_id is not null
    and not exists (select from mail_template t where t.workspace_id = g.workspace_id and t.id = g.template_id);

update mail_thread t set assigned_to = null
  where assigned_to is not null
    and not exists (select from staff_user u where u.workspace_id = t.workspace_id and u.id = t.assigned_to);

-- By these the database finds who names a record that is deleted.
create index mail_desk_adult on mail_desk (workspace_id, adult_id) where adult_id is not null;
create index mail_desk_answers on mail_desk (workspace_id, answers_mail_id) where answers_mail_id is not null;
create index mail_message_adult on mail_message (workspace_id, adult_id) where adult_id is not null;
create index mail_message_answers on mail_message (workspace_id, answers_mail_id) where answers_mail_id is not null;

alter table mail_desk
  add foreign key (workspace_id, adult_id) references adult (workspace_id, id) on delete set null (adult_id),
  add foreign key (workspace_id, answers_mail_id) references mail_message (workspace_id, id) on delete set null (answers_mail_id);
alter table mail_message
  add foreign key (workspace_id, adult_id) references adult (workspace_id, id) on delete set null (adult_id),
  add foreign key (workspace_id, answers_mail_id) references mail_message (workspace_id, id) on delete set null (answers_mail_id),
  add foreign key (workspace_id, template_id) references mail_template (workspace_id, id) on delete set null (template_id);
alter table mail_thread
  add foreign key (workspace_id, assigned_to) references staff_user (workspace_id, id) on delete set null (assigned_to);
alter table task_group
  add foreign key (workspace_id, template_id) references mail_template (workspace_id, id) on delete set null (template_id);

alter table mail_desk force row level security;
alter table mail_message force row level security;
alter table task_group force row level security;
alter table mail_thread force row level security;
alter table staff_user force row level security;
alter table adult force row level security;
alter table mail_template force row level security;
