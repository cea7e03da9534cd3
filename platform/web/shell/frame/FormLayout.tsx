// Layout of the application form: header and footer of public pages, a narrower column, and styling of a city
// (spec 1 §1).

import { Outlet } from '@tanstack/react-router'
import { PublicFrame } from './PublicFrame.tsx'

export default function FormLayout() {
  return (
    <PublicFrame width="form">
      <Outlet />
    </PublicFrame>
  )
}
