// A hand-over between its beginning and its outcome.

import type { PortalOutcome } from '#connectors/portals/portal.ts'
import type { Platform } from '../rules/platforms.ts'
import type { FullLoad } from './load.ts'
import type { LeftOut } from './tables.ts'

export interface UnderWay {
  id: string
  platform: Platform
  /** Number of the newest change that it contains. */
  changeNumber: number
  attempts: number
  full: FullLoad
}

export const leftOut = ({ byReference }: FullLoad, skipped: PortalOutcome['skipped']): LeftOut[] =>
  skipped.map(({ reference, problems, detail }) => ({
    reference,
    objectId: byReference.get(reference)?.objectId ?? null,
    title: byReference.get(reference)?.title ?? reference,
    problems,
    detail,
  }))
