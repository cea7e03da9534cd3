-- The inbox is searched by what mails say, too. In a table of its own: a mail changes its state several times, its words hardly ever.
create table mail_words (
  workspace_id uuid not null,
  mail_id uuid not null,
  thread_id uuid not null,
  words tsvector not null,
  primary key (workspace_id, mail_id),
  foreign key (workspace_id, mail_id) references mail_message (workspace_id, id) on delete cascade
);
create index mail_words_search on mail_words using gin (workspace_id, words);
create index mail_words_thread on mail_words (workspace_id, thread_id);
call protect_by_workspace('mail_words');

-- More than this nobody reads in one mail; what was quoted from earlier ones stands there at the end.
create function words_of_mail(said text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('simple', folded(left(said, 20000)));

-- Each of these is the beginning of a word of the mail.
create function mail_query(words text[]) returns tsquery
  language sql immutable strict parallel safe
  return to_tsquery('simple', (
    select string_agg('''' || replace(replace(folded(word), '\', '\\'), '''', '''''') || ''':*', ' & ') from unnest(words) word where folded(word) <> ''));

-- By their index alone: whoever wants only some of them would be told to read all mails instead, as if they stood close together.
create function threads_saying(workspace uuid, wanted tsquery, most integer) returns setof uuid
  language sql stable rows 100
  set enable_seqscan = off set enable_indexscan = off
  as $$ select thread_id from mail_words where workspace_id = workspace and words @@ wanted limit most $$;

create function keep_words_of_new_mails() returns trigger
  language plpgsql as $$
begin
  insert into mail_words (workspace_id, mail_id, thread_id, words)
  select workspace_id, id, thread_id, words_of_mail(concat_ws(' ', to_name, from_name, subject, body_text))
  from written where thread_id is not null;
  return null;
end $$;
create trigger keep_words_of_new after insert on mail_message
  referencing new table as written for each statement execute function keep_words_of_new_mails();

create function keep_words_of_changed_mail() returns trigger
  language plpgsql as $$
begin
  delete from mail_words where workspace_id = new.workspace_id and mail_id = new.id;
  if new.thread_id is not null then
    insert into mail_words (workspace_id, mail_id, thread_id, words)
    values (new.workspace_id, new.id, new.thread_id,
      words_of_mail(concat_ws(' ', new.to_name, new.from_name, new.subject, new.body_text)));
  end if;
  return null;
end $$;
-- Of what goes out the name of the sender is written again with each attempt.
create trigger keep_words_of_changed after update on mail_message for each row
  when ((old.thread_id, old.to_name, old.subject, old.body_text) is distinct from (new.thread_id, new.to_name, new.subject, new.body_text))
  execute function keep_words_of_changed_mail();

alter table mail_message no force row level security;
alter table mail_words no force row level security;
insert into mail_words (workspace_id, mail_id, thread_id, words)
select workspace_id, id, thread_id, words_of_mail(concat_ws(' ', to_name, from_name, subject, body_text))
from mail_message where thread_id is not null;
alter table mail_message force row level security;
alter table mail_words force row level security;

-- As the lists of 0022: what a search costs must not depend on how much others have.
drop index mail_thread_search;
create index mail_thread_search on mail_thread using gin (workspace_id, search_text gin_trgm_ops);
