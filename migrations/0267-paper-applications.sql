-- 22.11.2026. Applications on paper: staff fill in the form for a household. The draft says on which day the paper came and who typed it in; the
-- application counts from that day.
alter table application_draft
  add column received_on date,
  add column recorded_by uuid;
alter table application_draft add constraint application_draft_paper check ((received_on is null) = (recorded_by is null));
