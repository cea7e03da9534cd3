// Layout of public pages: the workspace's logo and colours, its own footer text, one column on phones. Embedded in
// another website, header and footer are left out.

import { Outlet } from '@tanstack/react-router'
import { isEmbedded, useTellHeight } from './embedded.ts'
import { PublicFrame } from './PublicFrame.tsx'
import styles from './PublicLayout.module.css'

export default function PublicLayout() {
  const embedded = isEmbedded()
  useTellHeight(embedded)
  if (embedded) {
    return (
      <main id="main" tabIndex={-1} className={styles.embedded}>
        <Outlet />
      </main>
    )
  }
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
