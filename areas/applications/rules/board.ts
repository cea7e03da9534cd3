// Columns of the board of an object, and the action that moves a card from one column to another. The rules of the actions
// themselves decide whether a move is allowed.

export const boardColumns = ['application', 'offer', 'assignment', 'tenancy', 'declined'] as const
export type BoardColumn = (typeof boardColumns)[number]

export const boardActions = [
  'offer',
  'assign_directly',
  'deny_wish',
  'confirm_offer',
  'withdraw_offer',
  'record_decline',
  'release',
  'cancel_assignment',
  'activate',
] as const
export type BoardAction = (typeof boardActions)[number]

const actions: Record<BoardColumn, Partial<Record<BoardColumn, BoardAction>>> = {
  application: { offer: 'offer', assignment: 'assign_directly', declined: 'deny_wish' },
  offer: { application: 'withdraw_offer', assignment: 'confirm_offer', declined: 'record_decline' },
  assignment: { application: 'cancel_assignment', tenancy: 'release' },
  tenancy: { application: 'cancel_assignment' },
  declined: { application: 'activate', offer: 'offer', assignment: 'assign_directly' },
}

/** Undefined if no single action leads from one column to the other. */
export const actionOfMove = (from: BoardColumn, to: BoardColumn): BoardAction | undefined => actions[from][to]

/** A project that sells has neither offers nor tenancies. */
export const columnsOfSale: readonly BoardColumn[] = ['application', 'declined']
