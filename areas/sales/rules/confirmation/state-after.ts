// State of an application after its buying confirmation.

import { isSaleState, type ApplicationState } from '#areas/applications/rules/application-state.ts'

/** A corrected confirmation leaves the state of the sale as it is. */
export const stateAfterConfirmation = (state: ApplicationState): ApplicationState =>
  isSaleState(state) ? state : 'sale.new'
