-- 23.11.2026. Where a firm has its seat and where an employer is were asked by one text, so that forms of firms asked for the employer's
-- country. The question about the seat has a text of its own now, in what was published and in what is being built alike.
create function with_seat_of_firm(definition jsonb) returns jsonb language sql immutable strict as $$
  select jsonb_set(definition, '{steps}', jsonb_agg(
    jsonb_set(step, '{sections}', coalesce((
      select jsonb_agg(
        jsonb_set(section, '{fields}', coalesce((
          select jsonb_agg(
            case
              when coalesce(section ->> 'of', 'household') = 'household'
                and field -> 'label' = '"application_form_field_company_country"'
              then jsonb_set(field, '{label}', '"application_form_field_company_seat_country"')
              else field
            end order by field_place)
          from jsonb_array_elements(section -> 'fields') with ordinality fields(field, field_place)), '[]'))
        order by section_place)
      from jsonb_array_elements(step -> 'sections') with ordinality sections(section, section_place)), '[]'))
    order by step_place))
  from jsonb_array_elements(definition -> 'steps') with ordinality steps(step, step_place)
$$;

alter table application_form no force row level security;
alter table project_form no force row level security;
update application_form set definition = with_seat_of_firm(definition)
where definition::text like '%"application_form_field_company_country"%';
update project_form set draft = with_seat_of_firm(draft)
where draft::text like '%"application_form_field_company_country"%';
alter table application_form force row level security;
alter table project_form force row level security;
drop function with_seat_of_firm(jsonb);
