// The web entry. Where the page came with something to read, that is on the screen before anything else is set in motion; and the
// parts are set in motion one after the other, so that a slow phone answers in between.

import '@fontsource-variable/inter/wght.css'
import '#platform/web/theme/foreword.css'
import { hasForeword, pause, untilPainted } from '#platform/web/shell/first-picture.ts'

const parts = [
  () => import('react-dom/client'),
  () => import('#platform/web/i18n/texts.ts'),
  () => import('#platform/web/ui/FailedState.tsx'),
  () => import('#platform/web/shell/start.tsx'),
]

if (hasForeword()) {
  await untilPainted()
  for (const load of parts) {
    await load()
    await pause()
  }
}
await import('./product.ts')
