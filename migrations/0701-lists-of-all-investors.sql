-- 2026-11-27. Orders of the lists of investors, interested investors and projects under «all», and of projects by title.

create index investor_company on investor (workspace_id, company collate "de-x-icu", id);
create index investor_created on investor (workspace_id, created_at, id);
create index interested_investor_name on interested_investor (workspace_id, contact_name collate "de-x-icu", id);
create index interested_investor_created on interested_investor (workspace_id, created_at, id);
create index b2b_project_updated on b2b_project (workspace_id, updated_at, id);

-- Filter of the investors by their state in projects.
create index investor_application_investor on investor_application (workspace_id, investor_id, state);
