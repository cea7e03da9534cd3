// Layout of the pages of investors and document-room guests: the public frame with their account menu.

import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useGiven } from '../shell-parts.ts'
import { externalLook } from './external-look.ts'
import { PublicFrame } from '../frame/PublicFrame.tsx'

export default function ExternalLayout() {
  const t = useText()
  const { ExternalAccountMenu } = useGiven().parts
  const { title, isWhite } = externalLook(useLocation().pathname)
  return (
    <PublicFrame
      isWhite={isWhite}
      account={
        ExternalAccountMenu && (
          <Suspense>
            <ExternalAccountMenu />
          </Suspense>
        )
      }
      {...(title && { title: t(title) })}
    >
      <Outlet />
    </PublicFrame>
  )
}
