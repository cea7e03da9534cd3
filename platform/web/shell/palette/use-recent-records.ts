// Remembers the pages of records that the person opens.

import { useEffect } from 'react'
import { onDeparture } from '../../api/stored-user.ts'
import { useSession } from '../../api/session.ts'
import { shownHeading } from '../../core/page-title.ts'
import { useStore } from '../../core/store.ts'
import { lastVisits } from '../../core/trail.ts'
import { forgetRecent, rememberRecent } from './recent-records.ts'

export function useRecentRecords(): void {
  const { user } = useSession()
  const title = useStore(shownHeading)
  useEffect(() => {
    const page = lastVisits()[0]
    if (title && page?.pattern.includes('$')) {
      rememberRecent(user.id, { title, path: page.path })
    }
  }, [title, user.id])
  useEffect(() => onDeparture((departure) => departure === 'left' && forgetRecent(user.id)), [user.id])
}
