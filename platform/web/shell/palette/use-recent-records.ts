// Remembers the pages of records that the person opens.

import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { onDeparture } from '../../api/stored-user.ts'
import { useSession } from '../../api/session.ts'
import { shownHeading } from '../../core/page-title.ts'
import { lastVisits } from '../../core/trail.ts'
import { forgetRecent, rememberRecent } from './recent-records.ts'

export function useRecentRecords(): void {
  const { user } = useSession()
  // Neighbouring records may have the same title.
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const remember = () => {
      const title = shownHeading.now()
      const page = lastVisits()[0]
      // The further pages of a record, such as the board of an object, have its title.
      if (title && page && /\$\w+$/.test(page.pattern)) rememberRecent(user.id, { title, path: page.path })
    }
    remember()
    return shownHeading.subscribe(remember)
  }, [user.id, path])
  useEffect(() => onDeparture((departure) => departure === 'left' && forgetRecent(user.id)), [user.id])
}
