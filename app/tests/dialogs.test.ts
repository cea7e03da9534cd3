// Every dialog is the shared one, which places the focus, keeps the close button last and asks before changes are lost.

import { expect, it } from 'vitest'
import { isTest, sources } from './source-files.ts'

/** Drawers without a field. */
const drawers = ['platform/web/shell/frame/StaffLayout.tsx', 'platform/web/shell/notices/NotificationHistory.tsx']

const parts = /\b(Modal|ModalRoot|Drawer|Dialog)\b/

it('is built from the shared dialog', () => {
  const others = sources
    .filter(({ path, text }) => {
      const imports = text.matchAll(/import\s*\{([^}]*)\}\s*from '@mantine\/core'/g)
      return !isTest(path) && [...imports].some(([, names = '']) => parts.test(names))
    })
    .map(({ path }) => path)
  expect(others.filter((path) => !path.startsWith('platform/web/modal/'))).toEqual(drawers)
})
