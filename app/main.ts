// The web entry. Where the page came with something to read, that is on the screen before anything else is set in motion.

import '@fontsource-variable/inter/wght.css'
import '#platform/web/theme/foreword.css'
import { hasForeword, untilPainted } from '#platform/web/shell/first-picture.ts'

if (hasForeword()) await untilPainted()
await import('./product.ts')
