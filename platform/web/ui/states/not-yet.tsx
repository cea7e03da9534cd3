// Creates a placeholder page component with this title.

import type { ComponentType } from 'react'
import { NotYetPage } from './NotYetPage.tsx'

export const notYet = (title: string): ComponentType =>
  function NotYet() {
    return <NotYetPage title={title} />
  }
