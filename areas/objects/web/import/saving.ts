// Downloads a file of an import; errors are shown like all others.

import { download } from '#platform/web/api/download.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'

export function save(path: string): void {
  download(path).catch((failure: unknown) => {
    tellFailure(failure)
  })
}

export const saveRejectedRows = (id: string): void => save(`/api/v1/objects/bulk-import/${id}/rejected-rows`)
