// SQL of the numbers of applications for an object, given by its alias.

/** Applications that count towards the object's limit; 0 without a limit. */
export const receivedSql = (object: string): string => `
  case when ${object}.max_applications is null then 0 else (
    select count(*)::int from application_wish counted
      join application wishing on wishing.workspace_id = counted.workspace_id and wishing.id = counted.application_id
      where counted.workspace_id = ${object}.workspace_id and counted.object_id = ${object}.id
        and wishing.progress_state <> 'inactive') end`

/** Excludes applications with an assigned object and inactive ones. */
export const openApplicationsSql = (object: string): string => `(select count(*) from application_wish w
  join application a on a.workspace_id = w.workspace_id and a.id = w.application_id
  where w.workspace_id = ${object}.workspace_id and w.object_id = ${object}.id and a.progress_state not in ('assigned', 'inactive'))`
