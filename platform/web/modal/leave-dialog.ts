// Guarded closing of a dialog, for everything inside it.

import { createContext, use } from 'react'

export const LeaveDialog = createContext<(() => void) | undefined>(undefined)

/** Closes the dialog; asks first if something in it was changed. */
export function useLeaveDialog(): () => void {
  const leave = use(LeaveDialog)
  if (!leave) throw new Error('only a dialog can be left')
  return leave
}
