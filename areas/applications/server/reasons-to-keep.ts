// Reasons why an object cannot be deleted: it is let, offered or wished for.

import { sql, type SQL } from 'drizzle-orm'
import type { ObjectScope } from '#areas/objects/server/public.ts'

export const applicationReasons = ({ isWanted }: ObjectScope): SQL => sql`
      select object_id, 1 as rank, 'objects_import_kept_assigned' as reason from assignment where ${isWanted}
      union all select object_id, 1, 'objects_import_kept_assigned' from assignment_companion where ${isWanted}
      union all select object_id, 2, 'objects_import_kept_offered' from offer where ${isWanted}
      union all select object_id, 2, 'objects_import_kept_offered' from offer_companion where ${isWanted}
      union all select object_id, 3, 'objects_import_kept_applied' from application_wish where ${isWanted}
      union all select object_id, 3, 'objects_import_kept_applied' from denial where ${isWanted}`
