// Chooses the actions of the menu of an application: an unavailable action of another phase is left out, one of this
// phase stays with its reason.

import type { ApplicationState } from './application-state.ts'

const phaseOf: Readonly<Record<string, (state: ApplicationState) => boolean>> = {
  evaluate: (state) => state.startsWith('active.'),
  offer: (state) => state.startsWith('active.') || state === 'with_offer.declined',
  assign_directly: (state) => state.startsWith('active.') || state === 'with_offer.declined',
  withdraw_offer: (state) => state === 'with_offer',
  release: (state) => state === 'assigned',
  cancel_assignment: (state) => state === 'assigned',
  open_tenancy: (state) => state === 'assigned',
  activate: (state) => state === 'inactive',
  deny: (state) => state !== 'inactive',
  deactivate: (state) => state !== 'inactive',
}

export const menuActions = <Action extends { key: string; enabled: boolean }>(
  state: ApplicationState,
  actions: readonly Action[],
): Action[] => actions.filter(({ key, enabled }) => enabled || (phaseOf[key]?.(state) ?? true))
