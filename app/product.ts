// The product in the browser: the areas, and the parts that the shell takes from them.

import { makeStorageUsable } from '#platform/web/api/usable-storage.ts'
import { start } from '#platform/web/shell/start.tsx'
import { areas, parts } from './areas.web.ts'

makeStorageUsable(window)
const root = document.getElementById('root')
if (root) await start(areas, parts, root)
