// Types shared by the components of these screens.

import type { ApplicationView } from '#areas/applications/contract/application.ts'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { getDocumentsRequest } from '../contract/documents.ts'
import type { getAdultEvaluation } from '../contract/references.ts'

export type Asking = ReceivedResponseOf<typeof getDocumentsRequest>
export type Paper = ApplicationView['documents'][number]

export type AdultEvaluation = ReceivedResponseOf<typeof getAdultEvaluation>
export type Reference = AdultEvaluation['references'][number]

export interface ReferenceModalProps {
  evaluation: AdultEvaluation
  reference: Reference
  onClose: () => void
}
