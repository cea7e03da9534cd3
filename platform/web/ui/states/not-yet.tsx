// A page component for one title, as the list of screens wants it.

import type { ComponentType } from 'react'
import { NotYetPage } from './NotYetPage.tsx'

export const notYet = (title: string): ComponentType =>
  function NotYet() {
    return <NotYetPage title={title} />
  }
