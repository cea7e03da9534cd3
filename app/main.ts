// The web entry. A prerendered page is on the screen before anything else is fetched or run. The parts run one after
// the other, so that a slow phone responds in between.

import './without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import '#platform/web/theme/foreword.css'
import {
  atLast,
  fetchAhead,
  hasPrerendered,
  markPresent,
  partsOfPage,
  pause,
  putOn,
  untilSeen,
} from '#platform/web/shell/frame/first-picture.ts'

if (hasPrerendered()) {
  await untilSeen()
  const parts = partsOfPage()
  const ahead = () => fetchAhead(parts)
  ahead()
  markPresent(parts.inStyles)
  // The last chunk imports all the others. They are loaded first, with retries, because the browser does not retry an
  // import that has failed.
  for (const part of parts.scripts.slice(0, -1)) {
    await atLast(() => import(/* @vite-ignore */ part), ahead)
    await pause()
  }
  for (const style of parts.styles) await atLast(() => putOn(style), ahead)
}
await import('./product.ts')
