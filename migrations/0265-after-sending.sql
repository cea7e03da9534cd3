-- 22.11.2026. What a household sent, as a digest of its answers on the day they came (the receipt shows it); when it last changed them; and when
-- staff last judged, so that lists find the verdicts that are older than what was judged.
alter table application
  add column sent_digest text,
  add column answers_changed_at timestamptz,
  add column judged_at timestamptz;

alter table application no force row level security;
alter table evaluation no force row level security;
update application a set judged_at = e.last from (
  select workspace_id, application_id, max(rated_at) as last from evaluation group by 1, 2
) e where e.workspace_id = a.workspace_id and e.application_id = a.id;
alter table application force row level security;
alter table evaluation force row level security;

create index application_judged_too_soon on application (workspace_id, created_at, id) where answers_changed_at > judged_at;
