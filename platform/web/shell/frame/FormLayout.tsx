// The frame of the application form: the same header and footer, a narrower column, and room for the city's look (spec 1 §1).

import { Outlet } from '@tanstack/react-router'
import { PublicFrame } from './PublicFrame.tsx'

export default function FormLayout() {
  return (
    <PublicFrame width="form">
      <Outlet />
    </PublicFrame>
  )
}
