-- A range of incomes together with a size of household is counted from the index alone.
drop index application_income;
create index application_income on application (workspace_id, income nulls first, id) include (persons);
