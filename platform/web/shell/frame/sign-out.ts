// Leaving: the server ends the session, the browser forgets the person even if the server cannot be reached (spec 1 §4).

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
      // The session ends by itself on the server; here it must end now.
    } finally {
      forgetUser('left')
    }
  }, [parts])
}
