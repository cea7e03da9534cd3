// The web entry. Where the page came with something to read, that is on the screen before anything else is fetched or set in
// motion; and the parts are set in motion one after the other, so that a slow phone answers in between.

import './without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import '#platform/web/theme/foreword.css'
import { atLast, fetchAhead, hasForeword, partsOfPage, pause, untilSeen } from '#platform/web/shell/first-picture.ts'

if (hasForeword()) {
  await untilSeen()
  const parts = partsOfPage()
  fetchAhead(parts)
  for (const part of parts.scripts) {
    await atLast(
      () => import(/* @vite-ignore */ part),
      () => fetchAhead(parts),
    )
    await pause()
  }
}
await import('./product.ts')
