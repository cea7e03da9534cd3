// Number of applications that is compared with an object's limit.

/** SQL: number of applications that count towards the limit of the object with this alias; 0 without a limit. */
export const receivedOf = (object: string): string => `
  case when ${object}.max_applications is null then 0 else (
    select count(*)::int from application_wish counted
      join application wishing on wishing.workspace_id = counted.workspace_id and wishing.id = counted.application_id
      where counted.workspace_id = ${object}.workspace_id and counted.object_id = ${object}.id
        and wishing.progress_state <> 'inactive') end`
