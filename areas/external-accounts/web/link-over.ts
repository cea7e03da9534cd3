// A mailed link that was used, replaced or has expired.

import { CallFailed } from '#platform/web/api/call.ts'

export const isLinkOver = (failure: Error | null): boolean => failure instanceof CallFailed && failure.status === 404
