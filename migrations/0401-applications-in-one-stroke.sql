-- A new application is written once, with its search text and its points: its people and wishes are there before it.
alter table adult alter constraint adult_workspace_id_application_id_fkey deferrable initially immediate;
alter table child alter constraint child_workspace_id_application_id_fkey deferrable initially immediate;
alter table application_wish alter constraint application_wish_workspace_id_application_id_fkey deferrable initially immediate;
