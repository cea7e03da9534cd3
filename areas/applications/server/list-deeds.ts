// What can be done with several applications at once. Each deed asks the rule that guards it for a single one.

import type { BulkDeed } from '#platform/server/table/declaration.ts'
import type { FoundApplication } from './list-row.ts'

export const applicationDeeds: readonly BulkDeed<FoundApplication>[] = []
