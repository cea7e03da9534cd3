// Slots in which other areas add sections to the pages and panels of an application.

import { listPlaces } from '#platform/contract/list-places.ts'
import { slotPlace } from '#platform/contract/slot-place.ts'
import type { ApplicationView } from './application.ts'

interface Shown {
  application: ApplicationView
}

/** Column with the household, its wishes, offers and assignment. */
export const applicationMain = slotPlace<Shown>('application.main')
/** The column of evaluation and checks. */
export const applicationChecks = slotPlace<Shown>('application.checks')
/** Column of documents and answers; the bulk review shows the same sections. */
export const applicationDocuments = slotPlace<Shown>('application.documents')
/** The panel that evaluates an application beside a list. */
export const evaluationPanel = slotPlace<Shown>('evaluation.panel')
/** The panel of one adult of a household. */
export const personPanel = slotPlace<{ adultId: string }>('person.panel')

/** Slots of the list of applications. */
export const applicationsListPlaces = listPlaces('applications-list')
