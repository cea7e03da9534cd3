-- 25.11.2026. The order of a draw is one row: an update of each candidate took several seconds among a hundred thousand.

create table draw_order (
  workspace_id uuid not null,
  draw_id uuid not null,
  -- The rank of each candidate in its group, in the order of their numbers.
  ranks integer[] not null,
  primary key (workspace_id, draw_id),
  foreign key (workspace_id, draw_id) references draw (workspace_id, id) on delete cascade
);
call protect_by_workspace('draw_order');

alter table draw_candidate no force row level security;
alter table draw_order no force row level security;
insert into draw_order (workspace_id, draw_id, ranks)
  select workspace_id, draw_id, array_agg(rank order by number) from draw_candidate where rank is not null group by 1, 2;
alter table draw_order force row level security;

drop trigger draw_candidate_listed on draw_candidate;
drop index draw_candidate_rank;
alter table draw_candidate drop column rank;
alter table draw_candidate force row level security;
-- The draw belongs to a workspace, so the candidate does; and receipts of 80 random bits need no index to be unique.
alter table draw_candidate drop constraint draw_candidate_workspace_id_fkey;
drop index draw_candidate_receipt;

create trigger draw_candidate_listed before update on draw_candidate for each row
  when (old.receipt <> new.receipt or old.group_key <> new.group_key or old.number <> new.number
    or (new.record_id is not null and old.record_id is distinct from new.record_id))
  execute function draw_is_evidence();
create trigger draw_order_decided before update on draw_order for each row execute function draw_is_evidence();
