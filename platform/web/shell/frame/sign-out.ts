// Sign-out: the server ends the session; the browser removes the person even if the server is unreachable
// (spec 1 §4).

import { useCallback } from 'react'
import { forgetUser, readUser } from '../../api/stored-user.ts'
import { mayLeavePanel } from '../../sidepanel/frame.ts'
import { useGiven } from '../shell-parts.ts'

export function useSignOut(): () => Promise<void> {
  const { parts } = useGiven()
  return useCallback(async () => {
    if (!(await mayLeavePanel())) return
    const user = readUser()
    try {
      if (user) await parts.signOut(user.token)
    } catch {
      // If the call failed, the session expires later on the server; the browser signs out now.
    } finally {
      forgetUser('left')
    }
  }, [parts])
}
