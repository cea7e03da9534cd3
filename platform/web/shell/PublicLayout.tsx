// The frame of public pages: the workspace's logo and colours, a footer with its own words, one column on phones.

import { Outlet } from '@tanstack/react-router'
import { PublicFrame } from './PublicFrame.tsx'

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
