// Saving a file of an import on one's own machine; a refusal is told where all others are.

import { noticesOf } from '#platform/web/api/call.ts'
import { download } from '#platform/web/api/download.ts'
import { notify } from '#platform/web/shell/notify.ts'

export function save(path: string): void {
  download(path).catch((failure: unknown) => {
    for (const notice of noticesOf(failure)) notify(notice)
  })
}

export const saveRejectedRows = (id: string): void => save(`/api/v1/objects/bulk-import/${id}/rejected-rows`)
