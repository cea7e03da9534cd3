-- 26.11.2026. Confirmed applications in the order of their ids: the list filters by them without reading the confirmations.

create index buying_confirmation_confirmed on buying_confirmation (workspace_id, application_id) where confirmed_at is not null;
