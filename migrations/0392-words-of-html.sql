-- 23.11.2026. Mails that came as HTML alone were blank in lists and found by nobody: what their HTML says are their words from now on.
create function words_of_html(html text) returns text
  language plpgsql immutable strict as $$
declare
  said text := html;
  piece record;
begin
  said := regexp_replace(said, '<!--.*?-->|<(head|style|script|title)\y.*?</\1\s*>', ' ', 'gi');
  said := regexp_replace(said, '\s+', ' ', 'g');
  said := regexp_replace(said, '<br\y[^>]*>|</(p|div|tr|li|h[1-6]|blockquote|table)\s*>', E'\n', 'gi');
  said := regexp_replace(said, '<[^>]*>', '', 'g');
  for piece in select distinct number[1] as name from regexp_matches(said, '&#(\d{2,6});', 'g') number loop
    if piece.name::int not between 32 and 55295 then continue; end if;
    said := replace(said, '&#' || piece.name || ';', chr(piece.name::int));
  end loop;
  for piece in select * from (values
    ('nbsp', ' '), ('zwnj', ''), ('shy', ''), ('auml', 'ä'), ('ouml', 'ö'), ('uuml', 'ü'), ('Auml', 'Ä'), ('Ouml', 'Ö'), ('Uuml', 'Ü'),
    ('szlig', 'ss'), ('eacute', 'é'), ('egrave', 'è'), ('ecirc', 'ê'), ('euml', 'ë'), ('Eacute', 'É'), ('Egrave', 'È'), ('agrave', 'à'),
    ('Agrave', 'À'), ('acirc', 'â'), ('ccedil', 'ç'), ('Ccedil', 'Ç'), ('icirc', 'î'), ('iuml', 'ï'), ('ocirc', 'ô'), ('ucirc', 'û'),
    ('ugrave', 'ù'), ('laquo', '«'), ('raquo', '»'), ('ndash', '–'), ('mdash', '—'), ('hellip', '…'), ('rsquo', '’'), ('lsquo', '‘'),
    ('ldquo', '“'), ('rdquo', '”'), ('bdquo', '„'), ('apos', ''''), ('euro', '€'), ('quot', '"'), ('lt', '<'), ('gt', '>'), ('amp', '&')
  ) known(name, letter) loop
    said := replace(said, '&' || piece.name || ';', piece.letter);
  end loop;
  return left(btrim(regexp_replace(said, '[ \u00a0\u200b]*\n[\s\u00a0\u200b]*', E'\n', 'g'), E' \n\u00a0\u200b'), 200000);
end $$;

alter table mail_message no force row level security;
alter table mail_words no force row level security;
alter table mail_thread no force row level security;

create temporary table mails_of_html on commit drop as
select workspace_id, thread_id, id from mail_message
where direction = 'in' and body_html <> '' and body_text ~ '^[\s\u00a0\u200b]*$';

update mail_message m set body_text = words_of_html(m.body_html)
from mails_of_html h where m.workspace_id = h.workspace_id and m.id = h.id;

-- The line of the inbox, where the newest of its thread is one of them.
update mail_thread t set preview = left(btrim(regexp_replace(n.body_text, '\s+', ' ', 'g')), 140)
from (select distinct on (m.workspace_id, m.thread_id) m.workspace_id, m.thread_id, m.id, m.body_text
  from mail_message m
  where (m.workspace_id, m.thread_id) in (select workspace_id, thread_id from mails_of_html) and m.state not in ('note', 'cancelled')
  order by m.workspace_id, m.thread_id, m.created_at desc, m.id desc) n
  join mails_of_html h on h.workspace_id = n.workspace_id and h.id = n.id
where t.workspace_id = n.workspace_id and t.id = n.thread_id and t.preview = '';

alter table mail_message force row level security;
alter table mail_words force row level security;
alter table mail_thread force row level security;
drop function words_of_html(text);
