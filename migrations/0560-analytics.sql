-- 26.11.2026. Numbers for analytics: facts without names about each application and interested person, and their sums per day, which
-- stay when the record is deleted. Written by a job (areas/analytics/server/counting), never by triggers.

-- One row per living record. When the record is deleted, its numbers move to the deleted part of analytics_day and the row goes.
create table analytics_fact (
  workspace_id uuid not null references workspace (id) on delete cascade,
  record_kind text not null check (record_kind in ('application', 'interested')),
  record_id uuid not null,
  -- Swiss calendar day on which the record was received.
  day date not null,
  -- Of the first wish; null without a wish.
  building_id uuid,
  object_id uuid,
  object_kind text not null,
  state text not null,
  source text not null,
  language text not null,
  household text not null,
  age text not null,
  income text not null,
  -- Reason for which the record became inactive.
  loss text not null,
  -- State of the latest offer.
  offer text not null,
  was_invited integer not null check (was_invited in (0, 1)),
  has_viewed integer not null check (has_viewed in (0, 1)),
  has_applied integer not null check (has_applied in (0, 1)),
  was_offered integer not null check (was_offered in (0, 1)),
  was_refused integer not null check (was_refused in (0, 1)),
  has_contract integer not null check (has_contract in (0, 1)),
  -- Null for a step that was not reached.
  days_to_viewing integer,
  days_to_application integer,
  days_to_offer integer,
  days_to_contract integer,
  primary key (workspace_id, record_kind, record_id)
);
call protect_by_workspace('analytics_fact');

-- Sums of the facts per day. Building 0 holds all buildings together and records without a wish.
create table analytics_day (
  workspace_id uuid not null references workspace (id) on delete cascade,
  record_kind text not null,
  facet text not null,
  building_id uuid not null,
  day date not null,
  object_kind text not null,
  state text not null,
  is_deleted boolean not null,
  value text not null,
  records integer not null,
  invited integer not null,
  viewed integer not null,
  applied integer not null,
  offered integer not null,
  refused integer not null,
  contracted integer not null,
  primary key (workspace_id, record_kind, facet, building_id, day, object_kind, state, is_deleted, value)
);
call protect_by_workspace('analytics_day');

-- How far the numbers reach: the last entry of the audit that was counted, and when.
create table analytics_progress (
  workspace_id uuid primary key references workspace (id) on delete cascade,
  audit_sequence bigint not null default 0,
  counted_at timestamptz,
  -- When all records were last compared with their facts.
  compared_at timestamptz
);
call protect_by_workspace('analytics_progress');
