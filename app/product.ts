// The product in the browser: the areas, and the parts that the shell takes from them.

import { makeStorageUsable } from '#platform/web/api/usable-storage.ts'
import { hasForeword } from '#platform/web/shell/first-picture.ts'
import { start } from '#platform/web/shell/start.tsx'

makeStorageUsable(window)
const { areas, parts } = hasForeword() ? await import('./areas.public.ts') : await import('./areas.web.ts')
const root = document.getElementById('root')
if (root) await start(areas, parts, root)
