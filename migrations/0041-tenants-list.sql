-- The orders in which the list of tenants is read, over all contract states and within one.

create index assignment_tenants_released on assignment (workspace_id, released_at desc, id desc) where state = 'released';
create index assignment_tenants_name on assignment (workspace_id, (tenant_names collate "de-x-icu"), id) where state = 'released';
create index assignment_tenants_start on assignment (workspace_id, contract_start, id) where state = 'released';
