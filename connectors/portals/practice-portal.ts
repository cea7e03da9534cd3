// Stands in for a portal in a demo: writes the same data file and keeps it in the log; nothing leaves the product.

import type { Portal } from './portal.ts'
import { checkAdverts } from './advert-check.ts'
import { idxFile, type IdxSender } from './idx-file.ts'

export const practicePortal = (sender: IdxSender): Portal => ({
  check: async () => {},
  documentOf: (load) => {
    const { accepted, skipped } = checkAdverts(load)
    return {
      name: 'unload.txt',
      contentType: 'text/plain; charset=iso-8859-1',
      content: idxFile(accepted, sender),
      skipped,
    }
  },
  handOver: async (load) => ({ skipped: checkAdverts(load).skipped, remoteIds: new Map(), files: 0 }),
})
