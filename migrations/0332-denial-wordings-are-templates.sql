-- What a project worded for its denials becomes the default template of that kind. Plain words become paragraphs between greeting
-- and signature, which stood around them until now. Earlier wordings stay in the audit.

alter table denial_wording no force row level security;
alter table mail_template no force row level security;
alter table mail_template_text no force row level security;

create temporary table moved on commit drop as
select distinct on (workspace_id, template) workspace_id, gen_random_uuid() as id, template, words, created_by, created_at
from denial_wording
order by workspace_id, template, version_number desc;
-- Without words it was the built-in one again.
delete from moved where words is null;

insert into mail_template (workspace_id, id, kind, title, is_default, changed_by, changed_at)
select workspace_id, id, 'denial_' || template, 'Absage', true, created_by, created_at from moved;

insert into mail_template_text (workspace_id, template_id, language, subject, body_html)
select workspace_id, id, language, words ->> (language || '_subject'),
  '<p style="margin:0 0 16px">[place_letter_salutation]</p><p style="margin:0 0 16px">'
  || replace(
    regexp_replace(
      replace(replace(replace(trim(words ->> (language || '_wording')), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
      '\s*\n\s*\n\s*', '</p><p style="margin:0 0 16px">', 'g'
    ),
    e'\n', '<br />'
  )
  || '</p><p style="margin:0 0 16px">[place_signature]</p>'
from moved, unnest(array['de', 'fr']) as language;

alter table mail_template force row level security;
alter table mail_template_text force row level security;
drop table denial_wording;
