// A kind of record, as declared by an area in its manifest (`ServerArea.recordKinds`).

import type { Context, StaffContext } from '../context.ts'
import type { KindShape } from './kind-shape.ts'
import type { FollowUpShape } from './mail-follow-up.ts'
import type { RecordPart as PartOf } from './registry.ts'

export type RecordKind = KindShape<Context, StaffContext>
export type RecordPart = PartOf<Context>
export type MailFollowUp = FollowUpShape<Context>
