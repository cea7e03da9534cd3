// Adds the bulk action that makes an advertising report to the lists of objects.

import { objectListKey } from '#areas/objects/contract/lists.ts'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { listAddition } from '#platform/server/table/additions.ts'
import { advertisingDialog } from '../../contract/list-dialogs.ts'

export const reportInObjectsList = listAddition({
  lists: objectKinds.map(objectListKey),
  dialogs: [{ key: advertisingDialog, name: 'reporting_adv_report', permission: 'reporting_read', icon: 'file' }],
})
