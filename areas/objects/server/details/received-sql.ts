// The count that an object's limit of applications is compared with.

/** SQL: how many applications count towards the limit of the object with this name; 0 where there is no limit. */
export const receivedOf = (object: string): string => `
  case when ${object}.max_applications is null then 0 else (
    select count(*)::int from application_wish counted
      join application wishing on wishing.workspace_id = counted.workspace_id and wishing.id = counted.application_id
      where counted.workspace_id = ${object}.workspace_id and counted.object_id = ${object}.id
        and wishing.progress_state <> 'inactive') end`
