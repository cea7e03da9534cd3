import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { getForms } from '../../contract/forms.ts'

/** List of forms of one kind. */
export type KindOfForms = ReceivedResponseOf<typeof getForms>['kinds'][number]
